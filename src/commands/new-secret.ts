import { renewSecret } from '#server/accounts/renew-secret.ts'
import { toWhere } from '#server/db/client.ts'
import { openExistingSite } from '#server/db/existing-site.ts'
import { readEnv } from '#server/env.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const env = readEnv(process.env)
  const database = await openExistingSite(toWhere(env))
  try {
    const sealed = await renewSecret(database.db)
    const words = [
      `The site has a new secret; ${sealed === 1 ? '1 value was' : `${sealed} values were`} sealed anew.`,
      'Everybody has to sign in again, and links of mails that were still open work no more.',
    ]
    if (env.DATABASE_URL) words.push('Start every process of the site again now: until then it goes by the old secret.')
    return words.join('\n')
  } finally {
    await database.close()
  }
})
