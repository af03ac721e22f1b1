import ipaddr from 'ipaddr.js'

/** `factor`: multiplies the limit of a single address. */
export type Network = { name: string; factor: number }

const prefix = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toNormalizedString()}/${bits}`

/** The caller's network (IPv4 /24, IPv6 /48): precise enough to recognise a location, too coarse to identify a person. */
export function coarseNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv6') return prefix(parsed as ipaddr.IPv6, 48)
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
}

/**
 * Networks that rate limits count: the IPv4 address or the IPv6 /64 that a home or server gets. Some providers assign a /48 to one
 * customer; it is counted too, with ten times the limit.
 */
export function listNetworks(address: string): Network[] {
  if (!ipaddr.isValid(address)) return [{ name: address, factor: 1 }]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), factor: 1 }]
  const v6 = parsed as ipaddr.IPv6
  return [
    { name: prefix(v6, 64), factor: 1 },
    { name: prefix(v6, 48), factor: 10 },
  ]
}
