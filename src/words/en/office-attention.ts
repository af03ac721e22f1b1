import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { ExchangeRateProblem } from '#domain/currency.ts'
import { formatNumber } from './numbers.ts'

// Items of the dashboard that owners must check. Texts that are stored with a payment or a job are in records.en.ts.

/** What an update asks of a site that sells already, and until when. */
export const live = {
  settings: {
    soon: (day: string) => `Please fill in the settings that are still missing by ${day}. Until then everything is sold as before.`,
    late: (day: string) => `The settings that are still missing were to be filled in by ${day}.`,
  },
  villa: {
    soon: (villa: string, day: string) => `${villa}: please add the Greek registration and the class of the levy by ${day}.`,
    late: (villa: string, day: string) => `${villa}: the Greek registration and the class of the levy were needed by ${day}.`,
  },
  environment: {
    soon: (name: string, day: string) => `The server needs another value of ${name} by ${day}; npm run doctor says which.`,
    late: (name: string, day: string) => `The server needed another value of ${name} by ${day}; npm run doctor says which.`,
  },
}

type WantedStay = { code: string; guest: string; villa: string; from: string; until: string }
export const changeRequest = ({ code, guest, villa, from, until }: WantedStay): string =>
  `${code}, ${guest}: ${villa}, ${from} to ${until}? Please agree or refuse.`

export const complaint = {
  answer: {
    soon: (number: string, guest: string, day: string) => `${number}, ${guest}: please answer by ${day}.`,
    late: (number: string, guest: string, day: string) => `${number}, ${guest}: the answer was due on ${day}.`,
  },
  solution: {
    soon: (number: string, guest: string, day: string) => `${number}, ${guest}: please solve it by ${day}.`,
    late: (number: string, guest: string, day: string) => `${number}, ${guest}: the solution was due on ${day}.`,
  },
}

export const question = (guest: string, villa: string | null): string =>
  villa ? `${guest} asks about ${villa} and waits for an answer.` : `${guest} asks before booking and waits for an answer.`

export const unusableMail = (mail: string, language: string): string =>
  `‘${mail}’ in ${language} names what does not exist any more. Until you change it, the first text is sent.`

export const heldMessage = (text: string, guest: string, missing: string): string => `${text} for ${guest} is held. Missing: ${missing}`

/** Why mails stay in the mailbox for answers. */
export const leftMails = {
  large: (mails: string) =>
    `Left in the mailbox for answers this week because they are larger than 15 MB: ${mails}. Please read them there.`,
  many: (mails: string) => `Left in the mailbox for answers this week because too many came: ${mails}. Please look through them there.`,
  unreadable: (mails: string) =>
    `Left in the mailbox for answers this week because they could not be read: ${mails}. Please look at them there.`,
}

export const reminder = (guest: string, day: string): string => `Conversation with ${guest}: you wanted to be reminded on ${day}.`

/** What is declared to the tax office, by kind. */
export const declaration = {
  stays: (month: string, day: string) => `The stays of ${month} are to be declared by ${day}.`,
  levy: (month: string, day: string) => `The climate levy of ${month} is to be declared by ${day}.`,
}

export const soldWithoutPayment = (code: string, guest: string, stay: string): string =>
  `${code}, ${guest}, ${stay}: the recorded payment was reversed, and the nights are kept. Record the right payment, or cancel the booking.`

export const overdueInstalment = (code: string, guest: string, amount: string, day: string): string =>
  `${code}, ${guest}: ${amount} was due on ${day}.`

/** By consumer of the event. */
export const undeliveredEvent = {
  mail: (type: string, error: string) => `No email could be written about '${type}': ${error}`,
  papers: (type: string, error: string) => `No document could be issued about '${type}': ${error}`,
  activity: (type: string, error: string) => `No activity could be listed about '${type}': ${error}`,
  push: (type: string, error: string) => `No notice could be sent about '${type}': ${error}`,
  metrics: (type: string, error: string) => `The metrics could not count '${type}': ${error}`,
  conversations: (type: string, error: string) => `A question could not join the conversation of its stay ('${type}'): ${error}`,
}

type UncoveredNights = { nights: string; onSaleFrom: string | null; baseRate: string }
export const missingSeason = ({ nights, onSaleFrom, baseRate }: UncoveredNights): string =>
  `No season covers ${nights}, which ${onSaleFrom ? `is on sale from ${onSaleFrom}` : 'is on sale'}: a night costs the base price there, ${baseRate}.`
export const fromUntil = (from: string, until: string): string => (from === until ? from : `${from} to ${until}`)

type UnusualPrice = {
  /** Null: the base price. */
  season: string | null
  villa: string | null
  nights: string | null
  rate: string
  side: 'low' | 'high'
  others: string[]
}
export const unusualPrice = ({ season, villa, nights, rate, side, others }: UnusualPrice): string =>
  `${season ?? 'The base price'}${villa ? ` in ${villa}` : ''}${nights ? ` (${nights})` : ''}: ${rate} a night is ${side === 'low' ? 'under half' : 'over double'} of ${villa ? 'the price of the house' : 'the price next to it'} (${others.join(' and ')}).`

export const returnedMail = (subject: string, recipient: string, why: string): string =>
  `'${subject}' to ${recipient} did not arrive${why && `: ${why}`}`
export const unsentMail = (subject: string, recipient: string, error: string): string => `'${subject}' to ${recipient}: ${error}`

const unread = (readAt: string | null) => (readAt ? `has not been read since ${readAt}` : 'has never been read so far')
export const fallbackRateCharged = (readAt: string | null): string =>
  `The exchange rate ${unread(readAt)}: the fixed fallback rate is charged.`
export const oldRateCharged = (readAt: string | null, day: string): string =>
  `The exchange rate ${unread(readAt)}: the one of ${day} is charged.`

type RefusedRate = { source: string; dinars: number; code: string; day: string; problem: ExchangeRateProblem }
const whyRefused: Record<ExchangeRateProblem, string> = {
  currency: 'That is not the euro, so it is not charged.',
  date: 'A list of that day cannot be today’s, so it is not charged.',
  jump: 'That is more than 3% off the rate before, so it is not charged until you accept it.',
}
export const refusedRate = ({ source, dinars, code, day, problem }: RefusedRate): string =>
  `${source} says RSD ${dinars} for 1 ${code} by its list of ${day}. ${whyRefused[problem]}`

export const oldBackup = (lastGoodAt: string | null, lastError: string | null): string => {
  const since = lastGoodAt ? `since ${lastGoodAt}` : 'so far'
  const why = lastError ? ` The last attempt failed: ${lastError}` : ''
  return `There has been no good backup ${since}.${why}`
}

export const goneBackups = (folder: string): string =>
  `The backups are gone: their folder (${folder}) holds none. Please see to it today: run the job ‘back up’ and copy the file elsewhere.`

export const failedJob = (name: string, lastGoodAt: string | null, error: string): string =>
  `'${name}' has ${lastGoodAt ? `not ended well since ${lastGoodAt}` : 'never ended well so far'}: ${error}`

export const calendarConflict = (code: string, calendar: string, from: string, until: string): string =>
  `${code}: ${calendar} has nights of this stay too, ${from} to ${until}.`

/** By the side of a connected calendar that is silent. */
export const staleCalendar = {
  import: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: has not been readable for hours; nights sold there may still be on sale here.`,
  feed: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: has not fetched our calendar for a day; nights sold here may still be on sale there.`,
  both: (calendar: string, villa: string) =>
    `${calendar}, ${villa}: neither fetches our calendar nor can be read; nights may be on sale twice.`,
}
export const shrunkCalendar = (calendar: string, villa: string): string =>
  `${calendar}, ${villa}: many of the nights that it listed before are suddenly missing. They stay blocked here for a day, or until you agree under Calendars.`
export const unreadEvents = (calendar: string, villa: string, unread: number, all: number): string =>
  `${calendar}, ${villa}: ${formatNumber(unread)} of ${formatNumber(all)} events could not be read. Please compare its nights with those that are blocked here.`
export const emptyCalendar = (calendar: string, villa: string): string =>
  `${calendar}, ${villa}: suddenly lists no taken nights at all. They stay blocked here for a day, or until you agree under Calendars.`

export const formRefused = (orderId: string, code: string): string =>
  `${orderId}: the bank refused the payment form for its signature (${code}). Please check the store key.`
export const aboutPayment = (orderId: string, text: string): string => `${orderId}: ${text}`
export const resultUnknown = 'the bank has not said yet whether it was paid.'

export const lostPayment = (orderId: string, amount: string | null, transId: string | null, state: string): string =>
  `${orderId}: ${amount ?? 'an unknown amount'}, transaction ${transId ?? '-'}; ${state}.`
export const lostPaymentStates = {
  unconfirmed: 'the bank’s records have not confirmed it yet',
  confirmed: 'the bank’s records confirm it',
  refundFailed: 'the bank did not refund it',
}

const toGiveBack: Record<PaymentMethod, (amount: string) => string> = {
  card: (amount) => `the bank did not refund ${amount}`,
  transfer: (amount) => `please refund ${amount} by transfer, as it was paid by transfer`,
  cash: (amount) => `please refund ${amount} in cash, as it was paid in cash`,
}
export const failedRefund = (orderId: string, method: PaymentMethod, amount: string, reason: string): string =>
  `${orderId}: ${toGiveBack[method](amount)} (${reason}).`
export const slowRefund = (orderId: string, amount: string, days: number): string =>
  `${orderId}: the refund of ${amount} has been under way for ${formatNumber(days)} days. We keep trying.`

type StayInWithdrawnVilla = { code: string; from: string; until: string; villa: string; sale: 'before' | 'paid_since' | 'paying' }
export const stayInWithdrawnVilla = ({ code, from, until, villa, sale }: StayInWithdrawnVilla): string => {
  const stay = `${code}, ${from} to ${until}:`
  if (sale === 'before')
    return `${stay} ${villa} is withdrawn, and the stay is sold. Host the guest, move the stay to another villa, or cancel it.`
  const now =
    sale === 'paid_since'
      ? 'and has paid since. The stay is sold: bring the villa back, or cancel the booking.'
      : 'and may still pay. If you cancel now, the money is refunded automatically.'
  return `${stay} a guest was at the bank when ${villa} was withdrawn, ${now}`
}

type RestoredBackup = { backupOf: string | null; numbersAbove: number | null; epoch: string }
export const restoredBackup = ({ backupOf, numbersAbove, epoch }: RestoredBackup): string =>
  `The backup of ${backupOf ?? 'an unknown day'} was restored. So that no number is given twice, documents, complaints and requests continue above ${numbersAbove ?? 'what was in it'}, and order ids end with -${epoch}. Numbers in between may be with guests: please tell your accountant.`

type LowPrice = { code: string; guest: string; villa: string; from: string; left: string; listed: string }
export const soldFarBelowRates = ({ code, guest, villa, from, left, listed }: LowPrice): string =>
  `${code}, ${guest}: ${villa} from ${from} was sold for ${left}; by the rates its nights cost ${listed}.`

/** What jobs delete because of its age. */
export const deletedKinds = {
  mails: 'texts of emails',
  tickets: 'support requests',
  complaints: 'complaints',
  mailings: 'messages to many',
  questions: 'questions',
  messages: 'messages about stays',
  bank_messages: 'messages of the bank',
  rejected_answers: 'rejected answers of the bank',
  events: 'events',
  security_events: 'security events',
  activity: 'entries of the activity',
  bookings: 'bookings with their payments',
  statements: 'monthly statements',
  platform_stays: 'stays of platforms',
  accounts: 'guest accounts',
  documents: 'document numbers',
  pictures: 'pictures',
}
export const heldDeletion = (what: string, amount: number, most: number): string =>
  `${what}: ${formatNumber(amount)} would be deleted in one go because of their age; usually it is at most ${formatNumber(most)}. If the settings and the clock are right, allow it once.`

type Clocks = { clock: string; expected: string }
/** By what contradicts the clock. */
export const doubtfulClock = {
  database: ({ clock, expected }: Clocks) =>
    `This server’s clock says ${clock}, its database’s ${expected}. Please set the wrong one right; until then nothing is deleted because of its age, and no reminder is sent.`,
  outside: ({ clock, expected }: Clocks) =>
    `This server’s clock says ${clock}, a server outside ${expected}. Please set the clock right; until then nothing is deleted because of its age, and no reminder is sent.`,
  last_run: ({ clock, expected }: Clocks) =>
    `This server’s clock says ${clock}, but jobs ran last on ${expected}, and no server outside tells the time. If the clock is right, because the site was switched off, let it go on; until then nothing is deleted because of its age, and no reminder is sent.`,
}
