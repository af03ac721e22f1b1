/** A mail program takes what follows `?` in an address as further recipients and words. */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** Digits and a plus at most: a phone takes other signs as commands. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`
