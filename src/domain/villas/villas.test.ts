import { expect, test } from 'vitest'
import { bedConfiguration } from './beds.ts'
import { shortDescription } from './short-description.ts'
import { slugOf } from './slug.ts'

test.each([
  ['Villa Armonia', 'villa-armonia'],
  ['  Villa  Thea ', 'villa-thea'],
  ['Villa Onar #2!', 'villa-onar-2'],
  ["L'Étoile", 'ltoile'],
])('%s lives at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  [{ double: 2, single: 1, sofa: 1 }, '2 Double Beds, 1 Single Bed, 1 Sofa Bed'],
  [{ double: 0, single: 2, sofa: 0 }, '2 Single Beds'],
  [{ double: 0, single: 0, sofa: 0 }, 'No beds configured'],
])('%o reads %s', (beds, text) => {
  expect(bedConfiguration(beds)).toBe(text)
})

const words = (count: number) => 'word '.repeat(count).trim()

test.each([
  ['150 characters stay whole', 'x'.repeat(150), 'x'.repeat(150)],
  ['a sentence that ends late is the cut', `${'x'.repeat(120)}. ${words(20)}`, `${'x'.repeat(120)}.`],
  ['a sentence that ends early is not', `Short. ${words(40)}`, `Short. ${words(28)}...`],
  ['no claim is no text', null, ''],
])('short description: %s', (_, claim, expected) => {
  expect(shortDescription(claim)).toBe(expected)
})
