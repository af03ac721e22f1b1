import ipaddr from 'ipaddr.js'

/** Whether an address is one of the open internet: not of this machine, of a network behind it, or of none. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
