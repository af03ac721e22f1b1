import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { projectRoot } from '../project-root.ts'

/** Made with the build. Without it PGlite makes an empty database itself, for which it needs 400 MB more. */
const EMPTY = join(projectRoot, 'build', 'empty-database.tar.gz')

/** Of the PostgreSQL that made it. */
const LEFT_OUT = 'postmaster.pid'

/** Puts an empty database where there is none yet, in one step: what a killed start leaves is not taken for a database. */
export async function unpackEmptyCluster(folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(EMPTY)) return
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  for await (const entry of createReadStream(EMPTY).pipe(createGunzip()).pipe(extract())) {
    const { name, type } = entry.header
    const path = join(part, name)
    if (type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 })
    const bytes = await buffer(entry)
    if (type === 'file' && !name.endsWith(LEFT_OUT)) await writeFile(path, bytes, { mode: 0o600, flush: true })
  }
  await rename(part, folder)
}
