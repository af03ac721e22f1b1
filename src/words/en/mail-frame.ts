import { formatNumber } from './numbers.ts'

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

/** Why money goes back; the stored reason is English. */
export const translateReason = (reason: string): string => reason

const whatIsHeld = {
  clock:
    'This server’s clock is in doubt. Until it is in order, or you confirm it, nothing is deleted because of its age, and no reminder is sent.',
  deletion: 'A job was about to delete far more old data than usual. Nothing of it has been deleted.',
}

/** To the owners: a job holds back what cannot be undone. */
export const held = {
  subject: { clock: 'The clock of the site is in doubt', deletion: 'Deletion of old data waits for you' },
  preheader: 'Please look at Needs attention.',
  whatIsHeld,
  whatToDo: 'Please look at Needs attention: it says what was found, and there you can let it continue.',
}

const percent = (value: number): string => `${formatNumber(value)}%`

export const month = {
  subject: (month: string) => `${month} in five figures`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'No night was on sale. The coming months at a glance.'
      : `${percent(occupancy)} of the nights were sold. The coming months at a glance.`,
  figures: 'The month',
  occupancy: 'Occupancy',
  nights: 'Nights sold',
  nightsOf: (sold: number, onSale: number) => `${formatNumber(sold)} of ${formatNumber(onSale)}`,
  averageRate: 'Average daily rate',
  revenuePerNight: 'Revenue per available night',
  revenue: 'Revenue of nights',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (a year before: ${before})`,
  bars: 'Occupancy by month',
  barsMean: 'Nights sold until now, here and by platforms, of all nights on sale. All definitions are beside the figures in the reports.',
  button: 'Open the reports',
}
