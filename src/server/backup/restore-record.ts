import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { roles } from '#domain/accounts/roles.ts'
import { endingKinds } from '../db/schema.ts'
import { BadArchive } from './bad-archive.ts'
import { inWorkFolder } from './work-folder.ts'

/** Beside the backups, and copied elsewhere with them. */
export const RECORD_FILE = 'kept-through-restores.json'

const Moment = z.codec(z.iso.datetime(), z.date(), { decode: (text) => new Date(text), encode: (at) => at.toISOString() })
const RestoreRecord = z.object({
  restores: z.array(z.object({ at: Moment, backupOf: Moment.nullable(), numbersAbove: z.int().nullable() })),
  endings: z.array(z.object({ accountId: z.int(), kind: z.enum(endingKinds), role: z.enum(roles).nullable(), at: Moment })).default([]),
})
/** What no restored backup may undo, because the backup is older than it: every restore so far, and what ended in accounts. */
export type RestoreRecord = z.output<typeof RestoreRecord>

/** What a folder of backups has kept; nothing if it has no such file, as on an empty machine. @throws BadArchive if it is unreadable */
export async function readRestoreRecord(folder: string): Promise<RestoreRecord> {
  const path = join(folder, RECORD_FILE)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return { restores: [], endings: [] }
  try {
    return z.decode(RestoreRecord, JSON.parse(text))
  } catch (error) {
    const repair = 'Please put its copy from another place of the backups there, or remove it. Nothing was changed.'
    throw new BadArchive(`${path} is not readable. ${repair}`, { cause: error })
  }
}

/** Replaces the file in one step. */
export async function writeRestoreRecord(folder: string, record: RestoreRecord): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await inWorkFolder(folder, async (draft) => {
    const draftFile = join(draft, RECORD_FILE)
    await writeFile(draftFile, `${JSON.stringify(z.encode(RestoreRecord, record), null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(draftFile, join(folder, RECORD_FILE))
  })
}
