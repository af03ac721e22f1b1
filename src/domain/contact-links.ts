/** Encodes the address: mail programs parse text after `?` as further recipients and content. */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** Keeps digits and a leading plus: phones interpret other characters as commands. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`
