import { expect, test } from 'vitest'
import { pageOfMainText, untranslatedPages } from './main-texts.ts'
import type { Place } from './translated.ts'

const findPage = (kind: Place['kind'], field: string, item = 3) =>
  pageOfMainText({ kind, item, field, source: 'Text' }, (id) => (id === 3 ? 'villa-thea' : undefined))

test.each<[Place['kind'], string, string | null]>([
  ['settings', 'general.heroTitle', '/'],
  ['settings', 'general.heroText', '/'],
  ['villa', 'claim', '/villas/villa-thea'],
  ['villa', 'about', '/villas/villa-thea'],
  ['amenity', 'description', '/amenities'],
  ['attraction', 'description', '/attractions'],
  ['law', 'texts.terms', '/terms'],
  ['law', 'texts.privacy', '/privacy'],
  ['villa', 'meaning', null],
  ['amenity', 'claim', null],
])('the page that mainly consists of the text of %s, %s, is %s', (kind, field, page) => {
  expect(findPage(kind, field)).toBe(page)
})

test('no page consists of the text of a villa that has no page', () => {
  expect(findPage('villa', 'claim', 4)).toBeNull()
})

test('a page is untranslated once more than half of its main texts are missing', () => {
  const texts = (page: string, ...missing: boolean[]) => missing.map((one) => ({ page, missing: one }))
  expect(untranslatedPages([...texts('/', true, false), ...texts('/terms', true), ...texts('/amenities', true, true, false)])).toEqual([
    '/terms',
    '/amenities',
  ])
})
