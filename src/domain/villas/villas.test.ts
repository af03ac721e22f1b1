import { expect, test } from 'vitest'
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

const words = (count: number) => 'word '.repeat(count).trim()

test.each([
  ['150 characters stay whole', 'x'.repeat(150), 'x'.repeat(150)],
  ['a sentence that ends late is the cut', `${'x'.repeat(120)}. ${words(20)}`, `${'x'.repeat(120)}.`],
  ['a sentence that ends early is not', `Short. ${words(40)}`, `Short. ${words(28)}...`],
  ['no claim is no text', null, ''],
])('short description: %s', (_, claim, expected) => {
  expect(shortDescription(claim)).toBe(expected)
})
