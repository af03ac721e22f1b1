import ipaddr from 'ipaddr.js'

export type Network = { name: string /** By how much a limit on it is higher than on one address. */; factor: number }

const prefix = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toNormalizedString()}/${bits}`

/** Where somebody comes from, near enough to recognise and too coarse to find a person by. */
export function coarseNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv6') return prefix(parsed as ipaddr.IPv6, 48)
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
}

/**
 * What counts as one caller: an IPv4 address, or an IPv6 network of 64 bits, which is what one home or server gets, and with ten times
 * the figure the 48 bits that some providers give to one customer.
 */
export function networksOf(address: string): Network[] {
  if (!ipaddr.isValid(address)) return [{ name: address, factor: 1 }]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), factor: 1 }]
  const v6 = parsed as ipaddr.IPv6
  return [
    { name: prefix(v6, 64), factor: 1 },
    { name: prefix(v6, 48), factor: 10 },
  ]
}
