const MB = 1024 ** 2
/** What a first start takes at its peak, measured (docs/performance.md). */
const NEEDED_MB = { embedded: 512, postgres: 300 }

/** What to say where less memory is free than a start needs, because the system then ends a process without a word; else null. */
export function shortMemory(kind: keyof typeof NEEDED_MB, freeBytes: number = process.availableMemory()): string | null {
  const free = Math.floor(freeBytes / MB)
  const needed = NEEDED_MB[kind]
  return free < needed
    ? `Memory is short: ${free} MB are free, and a start may need ${needed} MB. If it ends without a word, the system has ended it.`
    : null
}
