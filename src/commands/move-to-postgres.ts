import { BadArchive } from '#server/backup/bad-archive.ts'
import { moveTo } from '#server/backup/move-to.ts'
import { toWhere } from '#server/db/client.ts'
import { markMoved } from '#server/db/embedded.ts'
import { openExistingSite } from '#server/db/existing-site.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openToReplace } from '#server/db/site-database.ts'
import { readEnv } from '#server/env.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const env = readEnv(process.env)
  const { DATABASE_URL, DATA_DIR } = env
  if (!DATABASE_URL) throw new BadArchive('Please set DATABASE_URL to an empty PostgreSQL database.')
  const from = await openExistingSite({ dataDir: DATA_DIR })
  const { database: to, siteRole } = await openToReplace(toWhere(env))
  try {
    await moveTo({ from, to, siteRole, migrations: migrationsFolder, folder: DATA_DIR })
    markMoved(DATA_DIR, new Date())
    return 'Everything is in PostgreSQL, and was compared row by row. Start the site with this DATABASE_URL; the embedded database is left as it is, and does not start any more.'
  } finally {
    await to.close()
    await from.close()
  }
})
