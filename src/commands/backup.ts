import { resolve } from 'node:path'
import { backUp } from '#server/backup/back-up.ts'
import { BadArchive } from '#server/backup/bad-archive.ts'
import { toWhere } from '#server/db/client.ts'
import { askForBackup } from '#server/db/control-socket.ts'
import { openExistingSite } from '#server/db/existing-site.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { type Env, readEnv } from '#server/env.ts'
import { siteLog } from '#server/log.ts'
import { openStore } from '#server/store/open-store.ts'
import { inWords } from './in-words.ts'

async function ownBackup(env: Env): Promise<string> {
  const database = await openExistingSite(toWhere(env))
  try {
    return await backUp({ db: database.db, store: openStore(env), env, now: () => new Date(), log: siteLog('silent') }, 'manual')
  } finally {
    await database.close()
  }
}

/** The embedded database has one owner: while the site runs, its process writes the backup. */
const fromTheSite = (env: Env) => (error: unknown) => {
  if (!(error instanceof FolderInUse)) throw error
  return askForBackup(env.DATA_DIR).catch((refusal) => {
    const words = 'The site is running and could not be asked for a backup'
    throw new BadArchive(
      `${words}: ${refusal.message}\nIn its back office, under Jobs, the job 'back up' can be run; or stop the site and try again.`,
    )
  })
}

await inWords(async () => {
  const env = readEnv(process.env)
  const file = await ownBackup(env).catch(fromTheSite(env))
  return `Everything is in ${resolve(file)}`
})
