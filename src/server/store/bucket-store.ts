import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '../env-sets.ts'
import { askBucket } from './ask-bucket.ts'
import { readListing } from './read-listing.ts'
import type { Store } from './store.ts'
import { StoreDown } from './store-down.ts'

const PATIENCE_MS = 10_000

/** Bucket of an S3-compatible store. A key prefix lets several sites share it. */
export function bucketStore(bucket: Bucket, patienceMs = PATIENCE_MS): Store & { putFile: (name: string, path: string) => Promise<void> } {
  const place = `the bucket ${bucket.name} at ${new URL(bucket.endpoint).host}`
  const ask = askBucket(bucket, place, patienceMs)
  const toKey = (name: string) => bucket.prefix + name
  return {
    place,
    put: async (name, bytes) => void (await ask({ method: 'PUT', key: toKey(name), body: bytes })),
    putFile: async (name, path) =>
      void (await ask({ method: 'PUT', key: toKey(name), body: await openAsBlob(path), sha256: await hashSha256(path) })),
    get: (name) => ask({ method: 'GET', key: toKey(name) }),
    remove: async (name) => void (await ask({ method: 'DELETE', key: toKey(name) })),
    async *list() {
      const wanted = { 'list-type': '2', prefix: bucket.prefix, delimiter: '/' }
      let from: string | undefined
      do {
        const page = await ask({ method: 'GET', query: from ? { ...wanted, 'continuation-token': from } : wanted })
        const listing = readListing(new TextDecoder().decode(page ?? undefined))
        if (!listing) throw new StoreDown(`${place} gave something that is no list of its files`)
        const { files, next } = listing
        if (next !== undefined && next === from) throw new StoreDown(`${place} lists the same files again and again`)
        for (const { key, bytes } of files) yield { name: key.slice(bucket.prefix.length), bytes }
        from = next
      } while (from)
    },
  }
}

async function hashSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
