// `npm run new-secret`: where somebody may have seen the old one, such as with a backup that was lost.
import { renewSecret } from '#server/accounts/renew-secret.ts'
import { openDatabase } from '#server/db/client.ts'
import { readEnv } from '#server/env.ts'

async function renew(): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  try {
    const sealed = await renewSecret(database.db)
    console.log(`The site has a new secret; ${sealed === 1 ? '1 second step was' : `${sealed} second steps were`} sealed anew.`)
    console.log('Everybody has to sign in again, and links of mails that were still open work no more.')
    if (env.DATABASE_URL) console.log('Start every process of the site again now: until then it goes by the old secret.')
  } finally {
    await database.close()
  }
}

await renew().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
