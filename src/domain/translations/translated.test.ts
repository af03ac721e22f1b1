import { expect, test } from 'vitest'
import { makeTranslator, type Place, placesIn, type Translation, translated, translationsBetween } from './translated.ts'

const villa = {
  name: 'Villa Thea',
  meaning: 'View',
  claim: 'The widest view',
  about: '',
  features: [
    { title: 'Balcony', description: 'Glass' },
    { title: 'Shade', description: 'Cool at noon' },
  ],
  amenities: ['Sea view', 'Shared pool', 'Sea view'],
}

const of = (field: string, source: string, text: string): Translation => ({ kind: 'villa', item: 3, field, source, text })

const inSerbian = makeTranslator([
  of('meaning', 'View', 'Pogled'),
  of('claim', 'The wide view', 'Širok pogled'),
  of('features.*.title', 'Shade', 'Hladovina'),
  of('amenities.*', 'Sea view', 'Pogled na more'),
])

test('translated fields of a villa are in Serbian, the others are in English and listed', () => {
  const { english, ...said } = translated('villa', 3, villa, inSerbian)
  expect(said).toEqual({
    ...villa,
    meaning: 'Pogled',
    claim: 'Širok pogled',
    features: [
      { title: 'Balcony', description: 'Glass' },
      { title: 'Hladovina', description: 'Cool at noon' },
    ],
    amenities: ['Pogled na more', 'Shared pool', 'Pogled na more'],
  })
  expect(english).toEqual(['features.0.title', 'features.0.description', 'features.1.description', 'amenities.1'])
})

test('a translation of another villa is not used', () => {
  expect(translated('villa', 4, villa, inSerbian).claim).toBe('The widest view')
})

const place = (field: string, source: string): Place => ({ kind: 'villa', item: 3, field, source })

test('a text changed since its translation keeps the translation, marked as changed', () => {
  expect(inSerbian(place('claim', 'The widest view'))).toEqual({ text: 'Širok pogled', state: 'changed', before: 'The wide view' })
  expect(inSerbian(place('meaning', 'View'))).toEqual({ text: 'Pogled', state: 'translated', before: null })
})

test('a list with a text that was changed since its translation has no translation', () => {
  expect(inSerbian(place('features.*.title', 'Shade at noon'))).toEqual({ text: '', state: 'missing', before: null })
})

test('legal texts changed since their translation are shown in English', () => {
  const terms: Translation = { kind: 'law', item: 0, field: 'texts.terms', source: 'Old terms', text: 'Stari uslovi' }
  const now = { texts: { terms: 'New terms', privacy: '' } }
  expect(translated('law', 0, now, makeTranslator([terms]))).toEqual({ ...now, english: ['texts.terms'] })
  expect(translated('law', 0, { texts: { terms: 'Old terms' } }, makeTranslator([terms]))).toEqual({
    texts: { terms: 'Stari uslovi' },
    english: [],
  })
})

test('the texts to translate exclude empty texts and duplicates', () => {
  expect(placesIn('villa', 3, villa).map(({ field, source }) => [field, source])).toEqual([
    ['meaning', 'View'],
    ['claim', 'The widest view'],
    ['features.*.title', 'Balcony'],
    ['features.*.title', 'Shade'],
    ['features.*.description', 'Glass'],
    ['features.*.description', 'Cool at noon'],
    ['amenities.*', 'Sea view'],
    ['amenities.*', 'Shared pool'],
  ])
})

test('of something written in both languages each text is kept with its translation, once', () => {
  const serbian = { claim: 'Najširi pogled', features: [{ title: 'Balkon' }, {}], amenities: ['Pogled na more', '', 'Pogled na more'] }
  expect(translationsBetween('villa', 3, villa, serbian)).toEqual([
    of('claim', 'The widest view', 'Najširi pogled'),
    of('features.*.title', 'Balcony', 'Balkon'),
    of('amenities.*', 'Sea view', 'Pogled na more'),
  ])
})
