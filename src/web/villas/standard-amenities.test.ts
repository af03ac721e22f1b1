import { expect, test } from 'vitest'
import { standardAmenities } from './standard-amenities.ts'

test.each([
  ['known amenities get their standard names', ['Free WiFi', 'Air conditioning in every room', 'Barbecue'], ['wifi', 'ac', 'outdoorGrill']],
  ['two words for one thing count once', ['Terrace', 'Stone patio'], ['patio']],
  ['unknown amenities keep their words', ['Sea view'], ['Sea view']],
  ['what is not there is left out', ['No pets', 'Shared pool'], ['pool']],
])('%s', (_, written, standard) => {
  expect(standardAmenities(written)).toEqual(standard)
})
