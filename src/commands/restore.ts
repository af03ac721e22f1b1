import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { backupFolder } from '#server/backup/back-up.ts'
import { BadArchive } from '#server/backup/bad-archive.ts'
import { ENCRYPTED } from '#server/backup/encryption.ts'
import { restore } from '#server/backup/restore.ts'
import { toWhere } from '#server/db/client.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openToReplace } from '#server/db/site-database.ts'
import { readEnv } from '#server/env.ts'
import { openStore } from '#server/store/open-store.ts'
import { inWords } from './in-words.ts'

const words = process.argv.slice(2)
const replace = words.includes('--replace')
const smaller = words.includes('--smaller')
const [file] = words.filter((word) => !word.startsWith('--'))

/** Asks what a restore has to know, all before the database is opened. Answers may come by a pipe, a line each. */
async function answers(siteUrl: string, encrypted: boolean): Promise<{ privateKey?: string }> {
  const asking = createInterface({ input: process.stdin })
  const lines = asking[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question)
    return String((await lines.next()).value ?? '').trim()
  }
  try {
    if (replace) await confirm(siteUrl, ask)
    return encrypted ? { privateKey: await ask('The backup is encrypted. Its private key (AGE-SECRET-KEY-...): ') } : {}
  } finally {
    asking.close()
  }
}

async function confirm(siteUrl: string, ask: (question: string) => Promise<string>): Promise<void> {
  const answer = await ask(
    `Everything that ${siteUrl} holds now is given up for what is in the backup.\nType the site's address to go on: `,
  )
  if (answer.replace(/\/+$/, '') !== siteUrl) throw new BadArchive('That is not the address. Nothing was changed.')
}

await inWords(async () => {
  if (!file) throw new BadArchive('Which backup? npm run restore -- FILE [--replace [--smaller]]')
  const env = readEnv(process.env)
  const encrypted = file.endsWith(ENCRYPTED)
  const given = replace || encrypted ? await answers(env.siteUrl, encrypted) : {}
  const { database, siteRole } = await openToReplace(toWhere(env))
  try {
    const { madeAt, tables } = await restore(resolve(file), {
      database,
      siteRole,
      migrations: migrationsFolder,
      pictures: openStore(env),
      ...given,
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
    await database.close()
  }
})
