import { expect, test } from 'vitest'
import { formatPaperNumber, type PaperId, readPaperNumber } from './paper.ts'

test.each<[string, PaperId]>([
  ['BC-2026-00012', { kind: 'confirmation', year: 2026, number: 12 }],
  ['RC-2026-12345', { kind: 'receipt', year: 2026, number: 12_345 }],
  ['PF-2027-123456', { kind: 'proforma', year: 2027, number: 123_456 }],
  ['RN-2026-00001', { kind: 'refund', year: 2026, number: 1 }],
  ['MS-2026-00009', { kind: 'statement', year: 2026, number: 9 }],
])('the number %s of a paper is written and read alike', (written, id) => {
  expect(formatPaperNumber(id)).toBe(written)
  expect(readPaperNumber(written)).toEqual(id)
})

test.each(['', 'XX-2026-00012', 'RC-2026-12', 'RC-2026-000012', 'RC-1926-00012', 'rc-2026-00012', 'RC-2026-00012 ', ' RC-2026-00012'])(
  'no paper has the number %o',
  (text) => {
    expect(readPaperNumber(text)).toBeNull()
  },
)
