import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('prices are told in euros, switches in words', () => {
  const before = { rate: 460_00, active: true, percentHundredths: 750 }
  const after = { rate: 480_50, active: false, percentHundredths: 500 }
  expect(changesOf('season Easter', before, after)).toEqual([
    { field: 'Rate', before: '€460.00', after: '€480.50' },
    { field: 'Active', before: 'yes', after: 'no' },
    { field: 'Percentage', before: '7.5%', after: '5%' },
  ])
})

test('a single value is told by the name of what was changed', () => {
  expect(changesOf('base rate', 350_00, 360_00)).toEqual([{ field: 'Base rate', before: '€350.00', after: '€360.00' }])
  expect(changesOf('ticket 3', 'pending', 'closed')).toEqual([{ field: 'Ticket 3', before: 'pending', after: 'closed' }])
})

test('what is new has no before, what is gone no after', () => {
  expect(changesOf('amenity Cot', null, { title: 'Cot', icon: null })).toEqual([
    { field: 'Title', before: null, after: 'Cot' },
    { field: 'Icon', before: null, after: 'nothing' },
  ])
  expect(changesOf('amenity Cot', { title: 'Cot' }, null)).toEqual([{ field: 'Title', before: 'Cot', after: null }])
})

test('long texts are cut', () => {
  expect(changesOf('settings texts', { terms: 'a'.repeat(5_000) }, null)[0]?.before).toHaveLength(242)
})
