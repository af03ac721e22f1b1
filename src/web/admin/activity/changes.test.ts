import { expect, test } from 'vitest'
import { type Copies, copyIn } from '#words/copies.ts'
import type { OfficeLanguage } from '#words/office-languages.ts'
import * as english from './changes.ts'

const { listChanges } = english
const copyFor = copyIn(
  english,
  import.meta.glob<Copies<typeof english>>('./changes.ts', { query: '?languages', import: 'default', eager: true }),
)
const changesIn = (language: OfficeLanguage) => copyFor(language).listChanges

test('prices are shown in euros, switches as yes or no', () => {
  const before = { rate: 460_00, active: true, percentHundredths: 750 }
  const after = { rate: 480_50, active: false, percentHundredths: 500 }
  expect(listChanges('season Easter', before, after)).toEqual([
    { field: 'Rate', before: '€460.00', after: '€480.50' },
    { field: 'Active', before: 'yes', after: 'no' },
    { field: 'Percentage', before: '7.5%', after: '5%' },
  ])
})

test('dates and amounts are in the language of the back office', () => {
  const levy = { validFrom: '2027-01-01', high: 8_00 }
  expect(listChanges('levy', null, levy).map(({ after }) => after)).toEqual(['January 1, 2027', '€8.00'])
  expect(changesIn('sr')('levy', null, levy).map(({ after }) => after)).toEqual(['1. januar 2027.', '8,00\u00a0€'])
})

test('times and numbers are written as the back office writes them', () => {
  const calendar = { readAt: '2026-10-16T09:20:00.000Z', count: 1452, year: 2027, latitude: 40.1234 }
  const said = (changes: typeof listChanges) => changes('calendar', null, calendar).map(({ after }) => after)
  expect(said(listChanges)).toEqual(['Fri, Oct 16, 2026, 12:20', '1,452', '2027', '40.1234'])
  expect(said(changesIn('sr'))).toEqual(['pet, 16. okt 2026. u 12.20', '1.452', '2027', '40,1234'])
  expect(changesIn('el')('season Easter', null, { percentHundredths: 750 })).toMatchObject([{ after: '7,5%' }])
})

test('a single value is labelled with the name of its subject', () => {
  expect(listChanges('base rate', 350_00, 360_00)).toEqual([{ field: 'Base rate', before: '€350.00', after: '€360.00' }])
  expect(listChanges('ticket 3', 'pending', 'closed')).toEqual([{ field: 'Ticket 3', before: 'Pending', after: 'Closed' }])
})

test('an added value has no before, a removed value no after', () => {
  expect(listChanges('amenity Cot', null, { title: 'Cot', icon: null })).toEqual([
    { field: 'Title', before: null, after: 'Cot' },
    { field: 'Icon', before: null, after: 'nothing' },
  ])
  expect(listChanges('amenity Cot', { title: 'Cot' }, null)).toEqual([{ field: 'Title', before: 'Cot', after: null }])
})

test('long texts are truncated', () => {
  expect(listChanges('settings texts', { terms: 'a'.repeat(5_000) }, null)[0]?.before).toHaveLength(242)
})

test('codes are shown by name, in the language of the back office', () => {
  const status = ['booking AB12CD', 'pending', { status: 'cancelled', reason: 'The guest is ill' }] as const
  expect(listChanges(...status)).toEqual([
    { field: 'Status', before: 'Pending', after: 'Cancelled' },
    { field: 'Reason', before: null, after: 'The guest is ill' },
  ])
  expect(changesIn('sr')(...status)).toEqual([
    { field: 'Status', before: 'Na čekanju', after: 'Otkazano' },
    { field: 'Razlog', before: null, after: 'The guest is ill' },
  ])
  expect(changesIn('el')('ticket 3', 'in_progress', 'closed')).toMatchObject([{ before: 'Σε εξέλιξη', after: 'Κλειστό' }])
  expect(changesIn('sr')('people', null, { roles: ['owner', 'reception'] })).toMatchObject([{ after: 'Vlasnik, Recepcija' }])
})

test('nested values are shown field by field, without internal fields', () => {
  const after = { id: 7, version: 2, payment: { amount: 300_00, method: 'transfer', reference: '' } }
  expect(listChanges('booking AB12CD', null, after)).toEqual([
    { field: 'Payment', before: null, after: 'Amount: €300.00, Method: bank transfer' },
  ])
  expect(changesIn('sr')('booking AB12CD', null, after)).toMatchObject([
    { field: 'Uplata', after: 'Iznos: 300,00\u00a0€, Način plaćanja: uplata na račun' },
  ])
  expect(
    listChanges(
      'nights 2027-05-01 to 2027-05-03',
      [],
      [
        { from: '2027-05-01', rate: 1_00 },
        { from: '2027-05-03', rate: 2_00 },
      ],
    ),
  ).toMatchObject([{ before: 'nothing', after: 'From: May 1, 2027, Rate: €1.00; From: May 3, 2027, Rate: €2.00' }])
})

test('a translated text is labelled with its field', () => {
  const after = { 'villa claim': 'Pogled', 'amenity Sauna description': 'Vrela.', 'price seasons.* (Easter)': 'Uskrs' }
  expect(listChanges('translation sr prices', null, after).map(({ field }) => field)).toEqual([
    'Tagline',
    'Sauna: Description',
    'Easter: Season',
  ])
  expect(changesIn('sr')('translation sr prices', null, after)[1]?.field).toBe('Sauna: Opis')
})
