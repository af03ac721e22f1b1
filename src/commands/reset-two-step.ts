import { resetTwoStep } from '#server/accounts/reset-two-step.ts'
import { toWhere } from '#server/db/client.ts'
import { openExistingSite } from '#server/db/existing-site.ts'
import { readEnv } from '#server/env.ts'

async function reset(email: string): Promise<void> {
  const env = readEnv(process.env)
  const database = await openExistingSite(toWhere(env))
  try {
    const wasOn = await resetTwoStep({ db: database.db, env, now: () => new Date() }, email)
    console.log(wasOn ? `${email} signs in by the password alone from now on, and is told by mail.` : `${email} has no two-step sign-in.`)
  } finally {
    await database.close()
  }
}

const [email] = process.argv.slice(2)
if (!email) {
  console.error('Usage: npm run reset-two-step -- EMAIL')
  process.exit(1)
}
await reset(email).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
