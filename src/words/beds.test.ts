import { expect, test } from 'vitest'
import { bedConfiguration } from './en/villas.ts'

test.each([
  [{ double: 2, single: 1, sofa: 1 }, '2 Double Beds, 1 Single Bed, 1 Sofa Bed'],
  [{ double: 0, single: 2, sofa: 0 }, '2 Single Beds'],
  [{ double: 0, single: 0, sofa: 0 }, 'No beds configured'],
])('the beds %o are described as %s', (beds, text) => {
  expect(bedConfiguration(beds)).toBe(text)
})
