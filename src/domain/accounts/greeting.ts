/** Text that mail programs turn into a link or a phone number. */
const LINK = /[/\\:@<>[\]]|\.\p{L}{2,}|\bwww\b|\d{5,}|(\d[ .-]?){7,}/iu

/**
 * The name for the salutation of an email. Null without a name, and for a name that contains a link until the address is confirmed: otherwise an attacker
 * could register someone else's address and send them links through this site.
 */
export const nameToGreet = (name: string, addressProved: boolean): string | null =>
  name !== '' && (addressProved || !LINK.test(name)) ? name : null
