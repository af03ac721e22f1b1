import ipaddr from 'ipaddr.js'

/** True for a public unicast address; false for loopback, private, reserved and invalid ones. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
