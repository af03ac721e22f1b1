import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bucket } from '../env-sets.ts'
import { bucketStore } from '../store/bucket-store.ts'
import { RECORD_FILE } from './restore-record.ts'

/** A large backup over a slow line. */
const PATIENCE_MS = 60 * 60 * 1000

/** Copies a backup, and what is kept beside it, into the bucket below `backups/`. Removes copies that are surplus. */
export async function copyToBucket(bucket: Bucket, folder: string, name: string, listSurplus: (names: readonly string[]) => string[]) {
  const copies = bucketStore({ ...bucket, prefix: `${bucket.prefix}backups/` }, PATIENCE_MS)
  for (const one of [name, RECORD_FILE]) if (existsSync(join(folder, one))) await copies.putFile(one, join(folder, one))
  const there: string[] = []
  for await (const { name } of copies.list()) there.push(name)
  for (const name of listSurplus(there)) await copies.remove(name)
}
