import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { letterCalls } from '#contract/letters.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { type Letter, letterRefusal, reminderByHand } from '#domain/bookings/letters.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { currentExchangeRate, type ExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { WordedTemplate } from '../mail/email-template.ts'
import { inOwnWords } from '../mail/own-words.ts'
import { hasOpenPayment, paidAmount } from '../payments/queries.ts'
import { bookingById, lockedBooking } from '../stays/queries.ts'
import { type AboutBooking, aboutBooking } from './about-booking.ts'
import { templatesIn } from './in-language.ts'
import { queueForGuest } from './queue-for.ts'
import { nameByHand } from './remind-of-instalments.ts'
import { isSentToday } from './sent-today.ts'

const actions: Record<Letter, string> = { instalment: 'remind', arrival: 'ask arrival' }

type Asked = InputOf<typeof letterCalls.read>
type Written = { about: AboutBooking; write: (say: ReturnType<typeof templatesIn>) => WordedTemplate }

/**
 * The mail as it would be sent now.
 *
 * @throws Refusal `no_such_booking`, `letter_not_needed`, `guest_without_email`, `payment_open`
 */
export async function readLetter(deps: Deps, { bookingId, letter }: Asked): Promise<AnswerOf<typeof letterCalls.read>> {
  const rate = await currentExchangeRate(deps)
  const { about, write } = await writeLetter(deps.db, deps, bookingId, letter, rate)
  const { booking, settings } = about
  const say = templatesIn(booking.language)
  const template = await inOwnWords(deps.db, write(say), { language: booking.language, settings })
  const { subject, text } = say.asMail({ ...template, to: booking.email }, settings)
  return { to: booking.email, language: booking.language, subject, text }
}

/**
 * Queues the mail. Each is sent once a day.
 *
 * @throws Refusal those of `readLetter`, and `letter_sent_today`
 */
export async function sendLetter(deps: Deps, account: Account, { bookingId, letter }: Asked): Promise<Record<string, never>> {
  const rate = await currentExchangeRate(deps)
  await deps.db.transaction(async (tx) => {
    await lockedBooking(tx, bookingId)
    const { about, write } = await writeLetter(tx, deps, bookingId, letter, rate)
    const { kind } = write(templatesIn(about.booking.language))
    refuseIf((await isSentToday(tx, deps, bookingId, kind)) && 'letter_sent_today')
    await queueForGuest(tx, deps, about, write)
    await recordActivity(tx, account, deps.now(), { subject: `booking ${about.booking.code}`, action: actions[letter] })
  })
  return {}
}

async function writeLetter(tx: Db, deps: Deps, bookingId: number, letter: Letter, rate: ExchangeRate): Promise<Written> {
  const found = await bookingById(tx, bookingId)
  if (!found || found.booking.deletedAt !== null) throw new Refusal('no_such_booking')
  const { booking } = found
  const today = dayAtProperty(deps.now())
  const { next } = paymentState(booking.stages, await paidAmount(tx, bookingId))
  refuseIf(letterRefusal(letter, booking, { next, paymentOpen: await hasOpenPayment(tx, bookingId) }, today))
  const about = await aboutBooking(tx, bookingId)
  const { siteUrl } = deps.env
  if (letter === 'arrival' || next === null) return { about, write: (say) => say.arrivalAsked(about, today, siteUrl) }
  const asked = { reminder: reminderByHand(today, next.dueOn), stage: next, rate, today }
  return {
    about,
    write: (say) => ({
      ...say.instalmentReminder(about, asked, siteUrl),
      about: nameByHand({ booking, stage: next }, today),
    }),
  }
}
