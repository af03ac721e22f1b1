import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { backupFolder } from '#server/backup/back-up.ts'
import { BadArchive } from '#server/backup/bad-archive.ts'
import { restore } from '#server/backup/restore.ts'
import { whereOf } from '#server/db/client.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openToReplace } from '#server/db/site-database.ts'
import { readEnv } from '#server/env.ts'
import { openStore } from '#server/store/open-store.ts'
import { inWords } from './in-words.ts'

const words = process.argv.slice(2)
const replace = words.includes('--replace')
const smaller = words.includes('--smaller')
const [file] = words.filter((word) => !word.startsWith('--'))

// One for all questions, because answers may come by a pipe.
const asking = createInterface({ input: process.stdin, output: process.stdout })

async function confirm(siteUrl: string): Promise<void> {
  const answer = await asking.question(
    `Everything that ${siteUrl} holds now is given up for what is in the backup.\nType the site's address to go on: `,
  )
  if (answer.trim().replace(/\/+$/, '') !== siteUrl) throw new BadArchive('That is not the address. Nothing was changed.')
}

const privateKey = () => asking.question('The backup is encrypted. Its private key (AGE-SECRET-KEY-...): ')

await inWords(async () => {
  if (!file) throw new BadArchive('Which backup? npm run restore -- FILE [--replace [--smaller]]')
  const env = readEnv(process.env)
  if (replace) await confirm(env.siteUrl)
  const { database, siteRole } = await openToReplace(whereOf(env))
  try {
    const { madeAt, tables } = await restore(resolve(file), {
      database,
      siteRole,
      migrations: migrationsFolder,
      pictures: openStore(env),
      privateKey,
      replace,
      smaller,
      fromThePast: { backups: backupFolder(env), now: new Date(), siteUrl: env.siteUrl },
    })
    const rows = tables.reduce((total, table) => total + table.rows, 0)
    return [
      `The site is as it was on ${madeAt}: ${rows} rows in ${tables.length} tables, all of them compared, and its pictures.`,
      "What is numbered goes on above all that may have been issued since; 'Needs attention' and the page of papers say from where.",
    ].join('\n')
  } finally {
    asking.close()
    await database.close()
  }
})
