import { BACK_UP, backUpNightly } from '../backup/back-up.ts'
import { readCalendars } from '../calendars/read-calendars.ts'
import { refreshExchangeRate } from '../currency/exchange-rate.ts'
import type { Deps } from '../deps.ts'
import { deliverEvents } from '../events/deliver-events.ts'
import { sendMails } from '../mail/send-mails.ts'
import { remindOfInstalments } from '../notifications/remind-of-instalments.ts'
import { CHECK_BANK_ACCESS, checkBankAccess } from '../payments/check-access.ts'
import { lookOnceMore } from '../payments/look-once-more.ts'
import { askAboutLostPayments, refundLostPayments } from '../payments/lost-payments.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { sendRefunds } from '../payments/refunds.ts'
import { makeMissingVariants } from '../pictures/make-variants-job.ts'
import { removeUnusedPictures } from '../pictures/remove-unused-job.ts'
import { clearOldData } from '../privacy/clear-old-data.ts'
import { forgetOldRuns } from './forget-old-runs.ts'
import { healTimes } from './heal-times.ts'

export type Job = {
  name: string
  everySeconds: number
  /** What takes long looks between its steps whether the process is `stopping`; the rest is done by the next run. */
  run: (deps: Deps, stopping: () => boolean) => Promise<void>
  /** For what takes long and disturbs: the hour at the villas at which it runs, once a day. */
  atHour?: number
  /** How long a process may be at it before another takes it for dead; ten minutes where nothing is said. */
  leaseMinutes?: number
}

// Three o'clock is left out, or comes twice, on the nights on which the clocks change.
const NIGHT = 4

/** Each looks at the database for what is left to do, so it may run twice, late or never on time. */
export const jobs: Job[] = [
  { name: 'put times right', everySeconds: 60, run: healTimes },
  { name: 'read the exchange rate', everySeconds: 300, run: refreshExchangeRate },
  { name: 'ask the bank', everySeconds: 10, run: reconcilePayments },
  { name: 'deliver events', everySeconds: 10, run: deliverEvents },
  { name: 'ask about lost payments', everySeconds: 60, run: askAboutLostPayments },
  { name: 'refund lost payments', everySeconds: 60, run: refundLostPayments },
  { name: 'look once more', everySeconds: 3600, run: lookOnceMore },
  { name: CHECK_BANK_ACCESS, everySeconds: 900, run: checkBankAccess },
  { name: 'send refunds', everySeconds: 10, run: sendRefunds },
  { name: 'read calendars', everySeconds: 900, run: readCalendars },
  { name: 'remind of instalments', everySeconds: 600, run: remindOfInstalments },
  { name: 'send mails', everySeconds: 10, run: sendMails },
  { name: 'make small pictures', everySeconds: 60, run: makeMissingVariants },
  { name: 'remove unused pictures', everySeconds: 3600, run: removeUnusedPictures },
  { name: 'clear old data', everySeconds: 3600, run: clearOldData },
  { name: BACK_UP, everySeconds: 86_400, atHour: NIGHT, leaseMinutes: 120, run: backUpNightly },
  { name: 'forget old runs', everySeconds: 3600, run: forgetOldRuns },
]
