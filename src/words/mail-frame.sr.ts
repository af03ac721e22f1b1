/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (_name: string | null): string => 'Dobar dan,'

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Vaš kod je ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string => `${legalName}, PIB ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `Bez podsetnika: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'Link za novu lozinku',
  linkToJoin: 'Link za pristup administraciji',
  aCode: 'Kod',
  onlyForReader: (secret: string) => `${secret}, namenjen samo primaocu.`,
  onlyInMail: (secret: string) => `${secret}, vidljiv samo u samom e-mailu.`,
}
