import { isDeepStrictEqual } from 'node:util'
import { BadArchive } from './bad-archive.ts'
import type { Manifest } from './manifest.ts'
import { verifyArchive } from './read-archive.ts'

/** Opens an archive that was just written, counts what is in it, and throws where that is not what was meant to be. */
export async function proveArchive(file: string, written: Manifest): Promise<void> {
  const found = await verifyArchive(file)
  if (!isDeepStrictEqual(found, written)) throw new BadArchive('The backup does not hold what was written into it. It was not kept.')
}
