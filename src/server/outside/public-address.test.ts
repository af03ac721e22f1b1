import { expect, test } from 'vitest'
import { isPublicAddress } from './public-net.ts'

test.each([
  ['a platform', '93.184.215.14', true],
  ['a platform by IPv6', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['a platform, as IPv6 writes an IPv4', '::ffff:93.184.215.14', true],
  ['this machine', '127.0.0.1', false],
  ['this machine by another of its numbers', '127.8.9.10', false],
  ['this machine by IPv6', '::1', false],
  ['this machine, as IPv6 writes an IPv4', '::ffff:127.0.0.1', false],
  ['the same in hexadecimals', '::ffff:7f00:1', false],
  ['no address yet', '0.0.0.0', false],
  ['no address yet by IPv6', '::', false],
  ['a private network', '10.1.2.3', false],
  ['a network of containers', '172.17.0.2', false],
  ['a network at home', '192.168.1.1', false],
  ['a private network, as IPv6 writes an IPv4', '::ffff:192.168.1.1', false],
  ['a private network behind a translator', '64:ff9b::192.168.1.1', false],
  ['a private network through a tunnel', '2002:c0a8:101::', false],
  ['where clouds tell a machine its keys', '169.254.169.254', false],
  ['the same by IPv6', 'fd00:ec2::254', false],
  ['a network of a provider', '100.64.0.1', false],
  ['a link', 'fe80::1', false],
  ['a link, with its card', 'fe80::1%eth0', false],
  ['a unique local network', 'fc00::1', false],
  ['many at once', '224.0.0.1', false],
  ['many at once by IPv6', 'ff02::1', false],
  ['everybody', '255.255.255.255', false],
  ['one that is kept for later', '240.0.0.1', false],
  ['one of examples', '192.0.2.1', false],
  ['one of examples by IPv6', '2001:db8::1', false],
  ['a name', 'localhost', false],
  ['nothing', '', false],
])('%s: %s', (_, address, outside) => {
  expect(isPublicAddress(address)).toBe(outside)
})
