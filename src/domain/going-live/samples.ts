const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/i

/** A name that is reserved for examples (RFC 2606), so that nobody can be reached there. */
export const isReservedName = (host: string): boolean => RESERVED.test(host)

/** `address`: an e-mail address, also with a name before it, as in `Villas <stay@villas.example>`. */
export const isSampleEmail = (address: string): boolean => isReservedName(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? '')

/** A number of zeros, at most after a country code: `+30 000 000 0000`. */
export const isSampleNumber = (text: string): boolean => /^\d{0,3}0{6,}$/.test(text.replace(/\D/g, ''))
