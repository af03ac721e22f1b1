import { expect, test } from 'vitest'
import { standardAmenities } from './standard-amenities.ts'

test.each([
  ['known amenities get their standard names', ['Free WiFi', 'Air conditioning in every room', 'Barbecue'], ['wifi', 'ac', 'outdoorGrill']],
  ['synonyms count once', ['Terrace', 'Stone patio'], ['patio']],
  ['unknown amenities are unchanged', ['Sea view'], ['Sea view']],
  ['negated amenities are left out', ['No pets', 'Shared pool'], ['pool']],
])('the amenities of a villa in standard names: %s', (_, written, standard) => {
  expect(standardAmenities(written)).toEqual(standard)
})
