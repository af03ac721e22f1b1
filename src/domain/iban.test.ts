import { expect, test } from 'vitest'
import { formatIban, isBic, isIban } from './iban.ts'

test.each(['GR16 0110 1250 0000 0001 2300 695', 'RS35260005601001611379', 'de89 3704 0044 0532 0130 00'])(
  'the IBAN %s is accepted',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)

test.each([
  ['a wrong digit', 'GR1601101250000000012300696'],
  ['two digits swapped', 'RS35260005601001611397'],
  ['no country', '16011012500000000123006951'],
  ['too short', 'GR16'],
  ['other separators', 'GR16-0110-1250-0000-0001-2300-695'],
  ['an empty text', ''],
])('%s instead of an IBAN is refused', (_, iban) => {
  expect(isIban(iban)).toBe(false)
})

test('an IBAN is written in groups of four', () => {
  expect(formatIban('gr1601101250000000012300695')).toBe('GR16 0110 1250 0000 0001 2300 695')
})

test.each([
  ['ETHNGRAA', true],
  ['ethngraaxxx', true],
  ['ETHN', false],
  ['ETHNGRAAX', false],
])('whether the BIC %s is valid: %s', (bic, valid) => {
  expect(isBic(bic)).toBe(valid)
})
