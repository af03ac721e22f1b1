import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { JobName } from '#contract/jobs.ts'
import { READ_ANSWERS, readAnswers } from '../answers/read-answers.ts'
import { BACK_UP, backUpNightly } from '../backup/back-up.ts'
import { keepEndings } from '../backup/keep-endings.ts'
import { readCalendars } from '../calendars/read-calendars.ts'
import { daysAfter } from '../clock.ts'
import { refreshExchangeRate } from '../currency/exchange-rate.ts'
import { jobRuns } from '../db/schema.ts'
import { eraseDocuments } from '../declarations/erase-documents.ts'
import type { Deps } from '../deps.ts'
import { deliverEvents } from '../events/deliver-events.ts'
import { sendMails } from '../mail/send-mails.ts'
import { sendMessages } from '../messages/send-messages.ts'
import { remindOfComplaints } from '../notifications/complaint-mails.ts'
import { remindOfTransfers } from '../notifications/offer-mails.ts'
import { remindOfInstalments } from '../notifications/remind-of-instalments.ts'
import { remindOfUnfinished } from '../notifications/remind-of-unfinished.ts'
import { askForReviews } from '../notifications/review-mails.ts'
import { lapseOffers } from '../offers/end-offers.ts'
import { keepPromises } from '../offers/keep-promises.ts'
import { CHECK_BANK_ACCESS, checkBankAccess } from '../payments/check-access.ts'
import { lookOnceMore } from '../payments/look-once-more.ts'
import { askAboutLostPayments, refundLostPayments } from '../payments/lost-payments.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { sendRefunds } from '../payments/refunds.ts'
import { makeMissingVariants } from '../pictures/make-variants-job.ts'
import { removeUnusedPictures } from '../pictures/remove-unused-job.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'
import { sendPushes } from '../push/send-pushes.ts'
import { mailMonth } from '../reports/mail-month.ts'
import { readCurrencies } from '../settings/read-currencies.ts'
import { healTimes } from './heal-times.ts'

export type Job = {
  name: string
  everySeconds: number
  /** Deletes for good, or writes to people, by the date: runs only while the clock is trusted. */
  irreversible: boolean
  /** Long jobs check `stopping` between steps; the next run does the rest. */
  run: (deps: Deps, stopping: () => boolean) => Promise<void>
  /** For long jobs with high load: the hour at the villas (0 to 23) of a daily run. */
  atHour?: number
  /** Lease of a run in minutes, after which another process may take over. Default 10. */
  leaseMinutes?: number
}

// Three o'clock is skipped or repeated on nights when daylight saving time changes.
const NIGHT = 4

/** Each job finds its pending work in the database, so it may run twice, late or irregularly. */
const table: Record<JobName, Omit<Job, 'name'>> = {
  'put times right': { irreversible: false, everySeconds: 60, run: healTimes },
  'read the exchange rate': { irreversible: false, everySeconds: 300, run: refreshExchangeRate },
  'read other currencies': { irreversible: false, everySeconds: 300, run: readCurrencies },
  'ask the bank': { irreversible: false, everySeconds: 10, run: reconcilePayments },
  'deliver events': { irreversible: false, everySeconds: 10, run: deliverEvents },
  'ask about lost payments': { irreversible: false, everySeconds: 60, run: askAboutLostPayments },
  'refund lost payments': { irreversible: false, everySeconds: 60, run: refundLostPayments },
  'look once more': { irreversible: false, everySeconds: 3600, run: lookOnceMore },
  [CHECK_BANK_ACCESS]: { irreversible: false, everySeconds: 900, run: checkBankAccess },
  'send refunds': { irreversible: false, everySeconds: 10, run: sendRefunds },
  'read calendars': { irreversible: false, everySeconds: 900, run: readCalendars },
  'remind of instalments': { irreversible: true, everySeconds: 600, run: remindOfInstalments },
  'remind of transfers': { irreversible: true, everySeconds: 600, run: remindOfTransfers },
  'remind of unfinished bookings': { irreversible: true, everySeconds: 60, run: remindOfUnfinished },
  'keep promised nights': { irreversible: false, everySeconds: 60, run: keepPromises },
  'end offers': { irreversible: true, everySeconds: 600, run: lapseOffers },
  'send planned messages': { irreversible: true, everySeconds: 60, run: sendMessages },
  [READ_ANSWERS]: { irreversible: false, everySeconds: 60, run: readAnswers },
  'remind of complaints': { irreversible: true, everySeconds: 3600, run: remindOfComplaints },
  'ask for reviews': { irreversible: true, everySeconds: 3600, run: askForReviews },
  'mail figures of the month': { irreversible: true, everySeconds: 3600, run: mailMonth },
  'send mails': { irreversible: false, everySeconds: 10, run: sendMails },
  'send notices': { irreversible: false, everySeconds: 5, run: sendPushes },
  'make small pictures': { irreversible: false, everySeconds: 60, run: makeMissingVariants },
  'remove unused pictures': { irreversible: true, everySeconds: 3600, run: removeUnusedPictures },
  'erase document numbers': { irreversible: true, everySeconds: 3600, run: eraseDocuments },
  'clear old data': { irreversible: true, everySeconds: 3600, run: eraseOldData },
  'keep what ended': { irreversible: false, everySeconds: 60, run: keepEndings },
  [BACK_UP]: { irreversible: false, everySeconds: 86_400, atHour: NIGHT, leaseMinutes: 120, run: backUpNightly },
  'forget old runs': { irreversible: true, everySeconds: 3600, run: deleteOldRuns },
}

export const jobs: readonly Job[] = Object.entries(table).map(([name, job]) => ({ name, ...job }))

const SUCCESSFUL_RUN_DAYS = 3
const FAILED_RUN_DAYS = 90

/** Deletes old runs. Jobs run every few seconds, so successful runs are deleted sooner than failed ones. */
async function deleteOldRuns({ db, now }: Deps): Promise<void> {
  const successful = and(isNotNull(jobRuns.endedAt), isNull(jobRuns.error), lt(jobRuns.beganAt, daysAfter(now(), -SUCCESSFUL_RUN_DAYS)))
  await db.delete(jobRuns).where(or(successful, lt(jobRuns.beganAt, daysAfter(now(), -FAILED_RUN_DAYS))))
}
