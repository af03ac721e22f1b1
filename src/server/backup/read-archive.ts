import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import type { Store } from '../store/store.ts'
import { BadArchive } from './bad-archive.ts'
import { rowsDigest } from './digest.ts'
import { type ArchivedTable, MANIFEST, type Manifest, pictureIn, readManifest, tableIn } from './manifest.ts'

type Entry = Readable & { header: Header }

async function* readEntries(file: string): AsyncGenerator<Entry> {
  const unpacked = extract()
  const source = createReadStream(file)
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  try {
    for await (const entry of unpacked) yield entry as unknown as Entry
  } finally {
    source.destroy()
  }
}

/** Reads a whole archive and verifies all checksums and row counts. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: Record<string, string> = {}
  const counted = new Map<string, ArchivedTable>()
  let manifest: Manifest | undefined
  try {
    for await (const entry of readEntries(file)) {
      const { name, type } = entry.header
      const known = name === MANIFEST || tableIn(name) !== undefined || pictureIn(name) !== undefined
      if (type !== 'file' || !known) throw new BadArchive(`'${name}' is not part of a backup.`)
      if (name === MANIFEST) manifest = readManifest(await text(entry))
      else found[name] = await hashEntry(entry, counted)
    }
  } catch (error) {
    if (error instanceof BadArchive) throw error
    throw new BadArchive(`The file cannot be read to its end: ${(error as Error).message}`)
  }
  if (!manifest) throw new BadArchive('The file is not complete: it ends before it says what is in it.')
  for (const name of new Set([...Object.keys(manifest.files), ...Object.keys(found)]))
    if (manifest.files[name] !== found[name]) throw new BadArchive(`The file is damaged: '${name}' is not as it was written.`)
  for (const { name, rows, digest } of manifest.tables) {
    const table = counted.get(name)
    if (table?.rows !== rows || table.digest !== digest)
      throw new BadArchive(`The file is damaged: of the table ${name} it holds ${table?.rows ?? 'no'} rows where ${rows} were written.`)
  }
  return manifest
}

/** @returns the file's sha256; also counts the rows of tables */
async function hashEntry(entry: Entry, counted: Map<string, ArchivedTable>): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed(source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      hash.update(part)
      yield part
    }
  }
  const name = tableIn(entry.header.name)
  if (name === undefined) {
    for await (const _ of hashed(entry));
    return hash.digest('hex')
  }
  const digest = rowsDigest()
  await pipeline(entry, hashed, createGunzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const row of splitLines(Readable.from(source).setEncoding('utf8'))) digest.add(row)
  })
  counted.set(name, { name, ...digest.result() })
  return hash.digest('hex')
}

/** The tables in loading order (referenced tables first), each with its rows. */
export async function* tablesInArchive(file: string): AsyncGenerator<{ name: string; rows: AsyncIterable<string> }> {
  for await (const entry of readEntries(file)) {
    const name = tableIn(entry.header.name)
    // Tables are the first entries of an archive.
    if (name === undefined) return
    yield { name, rows: splitLines(entry.pipe(createGunzip()).setEncoding('utf8')) }
  }
}

// Characters. Far longer than any row.
const LONGEST_LINE = 16 * 1024 * 1024

/** Not readline: it drops lines emitted before iteration starts. */
async function* splitLines(source: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = ''
  for await (const part of source) {
    const lines = part.split('\n')
    lines[0] = begun + lines[0]
    begun = lines.pop() ?? ''
    yield* lines
    if (begun.length > LONGEST_LINE)
      throw new BadArchive('The file holds a row of more than 16 MiB, which no site has. Nothing was changed.')
  }
  if (begun) yield begun
}

export async function unpackPictures(file: string, store: Store): Promise<void> {
  for await (const entry of readEntries(file)) {
    const name = pictureIn(entry.header.name)
    if (name === undefined) entry.resume()
    else await store.put(name, await buffer(entry))
  }
}
