/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (name: string | null): string => `Dear ${name ?? 'guest'},`

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Your code is ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string => `${legalName}, PIB ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `No reminders: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'A link to set a new password',
  linkToJoin: 'A link to join the back office',
  aCode: 'A code',
  onlyForReader: (secret: string) => `${secret}, which only its reader may know.`,
  onlyInMail: (secret: string) => `${secret}, which only the email itself shows.`,
}
