import { expect, test } from 'vitest'
import { shortMemory } from './short-memory.ts'

const MB = 1024 ** 2

test.each([
  ['embedded', 511, 'Memory is short: 511 MB are free, and a start may need 512 MB.'],
  ['embedded', 512, null],
  ['postgres', 299, 'Memory is short: 299 MB are free, and a start may need 300 MB.'],
  ['postgres', 511, null],
] as const)('a start with the %s database and %i MB says: %s', (kind, megabytes, said) => {
  const words = shortMemory(kind, megabytes * MB)
  if (said) expect(words).toContain(said)
  else expect(words).toBeNull()
})
