// Writes a brotli and a gzip form beside every built file that gets smaller by it, so that nobody waits for that at a request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH_IT = /\.(js|css|svg|json|txt|xml)$/

export function precompress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const plain = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }))
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }))
  }
}
