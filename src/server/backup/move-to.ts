import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/client.ts'
import { restore } from './restore.ts'
import { writeArchive } from './write-archive.ts'

type Move = { from: Database; to: Database; migrations: string /** Where there is room for a moment. */; folder: string }

/** Copies everything from one database into an empty one. */
export async function moveTo({ from, to, migrations, folder }: Move): Promise<void> {
  const file = join(folder, 'moving.tar')
  try {
    await writeArchive(file, { db: from.db, pictures: null, now: new Date(), liveKeys: true })
    await restore(file, { database: to, migrations, pictures: null, fromThePast: false })
  } finally {
    await rm(file, { force: true })
  }
}
