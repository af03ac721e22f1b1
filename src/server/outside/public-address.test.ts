import { expect, test } from 'vitest'
import { isPublicAddress } from './public-net.ts'

test.each([
  ['a public address', '93.184.215.14', true],
  ['a public IPv6 address', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['an IPv4-mapped public address', '::ffff:93.184.215.14', true],
  ['loopback', '127.0.0.1', false],
  ['another loopback address', '127.8.9.10', false],
  ['IPv6 loopback', '::1', false],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1', false],
  ['IPv4-mapped loopback in hexadecimal', '::ffff:7f00:1', false],
  ['the unspecified address', '0.0.0.0', false],
  ['the unspecified IPv6 address', '::', false],
  ['a private network', '10.1.2.3', false],
  ['a container network', '172.17.0.2', false],
  ['a home network', '192.168.1.1', false],
  ['an IPv4-mapped private network', '::ffff:192.168.1.1', false],
  ['a private network by NAT64', '64:ff9b::192.168.1.1', false],
  ['a private network by 6to4', '2002:c0a8:101::', false],
  ['a cloud metadata service', '169.254.169.254', false],
  ['a cloud metadata service by IPv6', 'fd00:ec2::254', false],
  ['carrier-grade NAT', '100.64.0.1', false],
  ['link-local', 'fe80::1', false],
  ['link-local with a zone', 'fe80::1%eth0', false],
  ['unique local', 'fc00::1', false],
  ['multicast', '224.0.0.1', false],
  ['IPv6 multicast', 'ff02::1', false],
  ['broadcast', '255.255.255.255', false],
  ['a reserved address', '240.0.0.1', false],
  ['a documentation address', '192.0.2.1', false],
  ['an IPv6 documentation address', '2001:db8::1', false],
  ['a host name', 'localhost', false],
  ['an empty string', '', false],
])('an address is called from outside only if it is public, %s: %s', (_, address, outside) => {
  expect(isPublicAddress(address)).toBe(outside)
})
