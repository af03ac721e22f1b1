import { createHash } from 'node:crypto'

/** Digest of a set of rows, independent of their order. */
export function rowsDigest() {
  const sum = Buffer.alloc(32)
  let rows = 0
  return {
    add(row: string): void {
      rows += 1
      for (const [index, byte] of createHash('sha256').update(row).digest().entries()) sum[index] = (sum[index] ?? 0) ^ byte
    },
    result: () => ({ rows, digest: sum.toString('hex') }),
  }
}
