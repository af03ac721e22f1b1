import { expect, test } from 'vitest'
import { shortDescription } from './short-description.ts'
import { toSlug } from './slug.ts'

test.each([
  ['Villa Armonia', 'villa-armonia'],
  ['  Villa  Thea ', 'villa-thea'],
  ['Villa Onar #2!', 'villa-onar-2'],
  ["L'Étoile", 'ltoile'],
])('the slug of %s is %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

const words = (count: number) => 'word '.repeat(count).trim()

test.each([
  ['150 characters are unchanged', 'x'.repeat(150), 'x'.repeat(150)],
  ['cut after a sentence that ends late', `${'x'.repeat(120)}. ${words(20)}`, `${'x'.repeat(120)}.`],
  ['not cut after a sentence that ends early', `Short. ${words(40)}`, `Short. ${words(28)}...`],
  ['empty without a claim', null, ''],
])('the short description of a villa is %s', (_, claim, expected) => {
  expect(shortDescription(claim)).toBe(expected)
})
