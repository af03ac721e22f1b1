import { expect, test } from 'vitest'
import { coarseNetwork, listNetworks } from './networks.ts'

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', ['2001:db8:1:2:0:0:0:0/64', '2001:db8:1:0:0:0:0:0/48']],
  ['2001:DB8:1:2::1', ['2001:db8:1:2:0:0:0:0/64', '2001:db8:1:0:0:0:0:0/48']],
  ['fe80::1%eth0', ['fe80:0:0:0:0:0:0:0/64', 'fe80:0:0:0:0:0:0:0/48']],
  ['unknown', ['unknown']],
])('the address %s is rate limited as %j', (address, names) => {
  expect(listNetworks(address).map(({ name }) => name)).toEqual(names)
  expect(listNetworks(address).map(({ factor }) => factor)).toEqual([1, 10].slice(0, names.length))
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:0:0:0:0:0/48'],
  ['unknown', ''],
])('the address %s is stored as %s', (address, network) => {
  expect(coarseNetwork(address)).toBe(network)
})
