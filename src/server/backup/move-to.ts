import { join } from 'node:path'
import type { Database } from '../db/client.ts'
import { restore } from './restore.ts'
import { inWorkFolder } from './work-folder.ts'
import { writeArchive } from './write-archive.ts'

type Move = {
  from: Database
  to: Database
  siteRole: string | null
  migrations: string
  /** Folder for the temporary archive. */
  folder: string
}

/** Copies a whole database into an empty one. */
export async function moveTo({ from, to, siteRole, migrations, folder }: Move): Promise<void> {
  await inWorkFolder(folder, async (work) => {
    const file = join(work, 'moving.tar')
    await writeArchive(file, { db: from.db, pictures: null, now: new Date(), liveKeys: true })
    await restore(file, { database: to, siteRole, migrations, pictures: null, fromThePast: null })
  })
}
