import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { rowsDigest } from '../src/server/backup/digest.ts'
import { fileOfTable, MANIFEST, type Manifest, readManifest, tableIn } from '../src/server/backup/manifest.ts'

/** Table rows and manifest of an archive, both mutable. */
export type Changeable = { tables: Map<string, string[]>; manifest: Manifest }

/** Writes a modified copy of a backup with recomputed checksums, so that the copy is consistent. */
export async function changedArchive(from: string, to: string, change: (archive: Changeable) => void): Promise<string> {
  const files = new Map<string, Buffer>()
  const reading = createReadStream(from).pipe(extract())
  for await (const entry of reading) files.set(entry.header.name, await buffer(entry))
  const manifest = readManifest(files.get(MANIFEST)?.toString() ?? '')
  files.delete(MANIFEST)
  const tables = new Map<string, string[]>()
  for (const [name, bytes] of files) {
    const table = tableIn(name)
    if (table === undefined) continue
    tables.set(table, gunzipSync(bytes).toString().split('\n').filter(Boolean))
    files.delete(name)
  }
  change({ tables, manifest })
  manifest.tables = [...tables].map(([name, rows]) => {
    const digest = rowsDigest()
    for (const row of rows) digest.add(row)
    return { name, ...digest.result() }
  })
  const inOrder = new Map<string, Buffer>(
    [...tables].map(([name, rows]) => [fileOfTable(name), gzipSync(rows.map((row) => `${row}\n`).join(''))]),
  )
  for (const [name, bytes] of files) inOrder.set(name, bytes)
  manifest.files = Object.fromEntries([...inOrder].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]))
  const archive = pack()
  for (const [name, bytes] of inOrder) archive.entry({ name }, bytes)
  archive.entry({ name: MANIFEST }, JSON.stringify(manifest))
  archive.finalize()
  await pipeline(archive, createWriteStream(to))
  return to
}
