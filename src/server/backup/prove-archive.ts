import { isDeepStrictEqual } from 'node:util'
import { BadArchive } from './bad-archive.ts'
import type { Manifest } from './manifest.ts'
import { verifyArchive } from './read-archive.ts'

/** Reads a newly written archive and compares it with its manifest. @throws BadArchive if they differ */
export async function proveArchive(file: string, written: Manifest): Promise<void> {
  const found = await verifyArchive(file)
  if (!isDeepStrictEqual(found, written)) throw new BadArchive('The backup does not hold what was written into it. It was not kept.')
}
