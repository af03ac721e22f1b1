import { expect, test } from 'vitest'
import { findPlace, splitAddress } from './place.ts'

test.each([
  ['Sunny Road 4, 630 78 Nikiti, Halkidiki, Greece', ['Sunny Road 4', '630 78', 'Nikiti', 'Halkidiki'], 'Halkidiki, Greece'],
  ['Sunny Road 4, Nikiti 63078, Greece', ['Sunny Road 4', '63078', 'Nikiti', null], 'Greece'],
  ['Nikiti, Halkidiki, Griechenland', [null, null, 'Nikiti', 'Halkidiki'], 'Halkidiki, Griechenland'],
  ['Street and village (PLACEHOLDER), Halkidiki, Greece', [null, null, null, 'Halkidiki'], 'Halkidiki, Greece'],
  ['Nikiti, Χαλκιδική', [null, null, 'Nikiti', 'Χαλκιδική'], 'Nikiti, Χαλκιδική'],
  ['Sunny Road 4, Greece', ['Sunny Road 4', null, null, null], 'Greece'],
  ['Greece', [null, null, null, null], 'Greece'],
  ['', [null, null, null, null], ''],
])('an address is split into what it tells: %s', (address, [street, postalCode, locality, region], place) => {
  expect(splitAddress(address, 'PLACEHOLDER')).toEqual({ street, postalCode, locality, region })
  expect(findPlace(address, 'PLACEHOLDER')).toBe(place)
})
