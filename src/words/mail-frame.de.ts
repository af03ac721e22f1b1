/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (name: string | null): string => (name ? `Guten Tag ${name},` : 'Guten Tag,')

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Ihr Code ist ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string =>
  `${legalName}, Steuernummer (PIB) ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `Keine Erinnerungen: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'Ein Link für ein neues Passwort',
  linkToJoin: 'Ein Link zur Verwaltung',
  aCode: 'Ein Code',
  onlyForReader: (secret: string) => `${secret}, nur für den Empfänger bestimmt.`,
  onlyInMail: (secret: string) => `${secret}, nur in der E-Mail selbst zu sehen.`,
}
