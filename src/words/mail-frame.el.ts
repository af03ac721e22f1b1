/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (_name: string | null): string => 'Γεια σας,'

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Ο κωδικός σας είναι ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string =>
  `${legalName}, ΑΦΜ (PIB) ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `Χωρίς υπενθυμίσεις: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'Ένας σύνδεσμος για νέο κωδικό πρόσβασης',
  linkToJoin: 'Ένας σύνδεσμος για τη διαχείριση',
  aCode: 'Ένας κωδικός',
  onlyForReader: (secret: string) => `${secret}, που προορίζεται μόνο για τον παραλήπτη.`,
  onlyInMail: (secret: string) => `${secret}, που φαίνεται μόνο στο ίδιο το email.`,
}
