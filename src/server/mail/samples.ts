import type { Settings } from '#contract/settings.ts'
import { reminders } from '#domain/bookings/reminder.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import type { BookingRow } from '../bookings/queries.ts'
import { calendarOfStay } from '../calendars/stay-event.ts'
import type { Deps } from '../deps.ts'
import type { PaymentRow } from '../payments/queries.ts'
import type { RefundRow } from '../payments/refundable.ts'
import { readSettings } from '../settings/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import type { AboutPayment } from './about-booking.ts'
import { passwordSetMail, resetMail, welcomeMail } from './account-mails.ts'
import { asMail } from './layout.ts'
import type { Mail } from './outbox.ts'
import { confirmation, confirmationAgain, newBooking, paymentFailed, paymentReversed, receipt } from './payment-letters.ts'
import { cancelled, returned, surplusReturned } from './refund-letters.ts'
import { instalmentReminder } from './reminder-letters.ts'
import { requestForOwner, requestReceived, requestResolved } from './support-letters.ts'

const AT = new Date('2026-06-01T09:00:00Z')
const TODAY = '2026-07-02'
const guest = { id: 1, fullName: 'Ana Petrović', email: 'ana@example.com', emailProvedAt: AT }

const booking = {
  ...{ id: 1, code: '7K3Q9A', villaId: 1, accountId: 1, status: 'partial_paid', plan: 'partial', version: 1 },
  ...{ checkIn: '2026-09-07', checkOut: '2026-09-14', guestName: guest.fullName, email: guest.email, phone: '+381 60 1234567' },
  ...{ guests: 4, specialRequests: 'Two cots, please', original: 2_450_00, total: 2_450_00, lines: [], discounts: [] },
  stages: [
    { stage: 1, amount: 735_00, dueOn: '2026-06-01' },
    { stage: 2, amount: 735_00, dueOn: '2026-07-09' },
    { stage: 3, amount: 980_00, dueOn: '2026-08-18' },
  ],
  ...{ holdsUntil: null, termsAcceptedAt: AT, termsVersion: '1', deletedAt: null, createdAt: AT, updatedAt: AT },
} satisfies BookingRow

const payment = {
  ...{ sent: null, confirmedAt: null, disputedAt: null },
  ...{ id: 1, bookingId: 1, stage: 1, attempt: 1, orderId: 'VB-7K3Q9A-1-01', method: 'card', state: 'approved', amount: 735_00 },
  ...{ rateUnits: 117_1643, rateSource: 'kurs.resenje.org', rateDay: '2026-06-01', dinars: 86_116, authCode: 'P37891' },
  ...{ transId: '26152LmQxA12345', hostRefNum: '615212345678', response: 'Approved', procReturnCode: '00', mdStatus: '1' },
  ...{ errCode: null, errMsg: null, maskedPan: '454671***7894', trxDate: '20260601 11:00:00', cardInstalment: null },
  ...{ openedAt: AT, settledAt: AT, askAt: null, asked: 1, attention: null, recordedBy: null, receivedOn: null, reference: null },
} satisfies PaymentRow

const refund = {
  ...{ id: 1, paymentId: 1, amount: 514_50, dinars: 60_281, reason: 'this stage was already paid', state: 'done', tries: 1, tryAt: null },
  ...{
    transId: null,
    procReturnCode: '00',
    errCode: null,
    createdAt: AT,
    settledAt: AT,
    requestedBy: 1,
    settledBy: null,
    correction: false,
  },
} satisfies RefundRow

const ticket = {
  id: 12,
  orderId: payment.orderId,
  reason: 'special_requests',
  message: 'Could we check in at 14:00?\nOur ferry is early.',
} as const

const aboutIn = (settings: Settings): AboutPayment => ({
  ...{ payment, booking, settings, addressProved: true },
  villa: { id: 1, name: 'Villa Thea', slug: 'villa-thea' } as VillaRow,
})

/** Every mail of the site, as it would be written about one invented guest. */
export async function sampleMails(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Mail[]> {
  const { db, env } = deps
  const settings = await readSettings(db)
  const about = aboutIn(settings)
  const state = paymentState(booking.stages, 735_00)
  const [, stage] = state.stages
  if (!stage) throw new Error('the sample has three stages')
  const rate = { units: 117_1643, day: TODAY, source: 'kurs.resenje.org' }
  const declined = { ...payment, state: 'failed', authCode: null, response: 'Declined', procReturnCode: '51' } as const
  const transfer = { ...payment, method: 'transfer', receivedOn: '2026-06-01', reference: 'Statement 12/4' } as const
  const cancellation = cancelled(about, { paid: 735_00, returning: 514_50 })
  const refunded = returned(about, [{ refund, payment }])
  const surplus = surplusReturned(about, refund)
  const letters = [
    confirmation(about, state, env.siteUrl, calendarOfStay(deps, about)),
    receipt(about, state, env.siteUrl),
    receipt({ ...about, payment: transfer }, state, env.siteUrl),
    confirmationAgain(about, state, env.siteUrl, calendarOfStay(deps, about)),
    paymentReversed({ ...about, payment: transfer }, state),
    paymentFailed({ ...about, payment: declined }),
    ...reminders.map((reminder) => instalmentReminder(about, { reminder, stage, last: false, rate, today: TODAY }, env.siteUrl)),
    ...[cancellation.guest, refunded.guest, surplus.guest],
    ...[requestReceived(ticket), requestResolved(ticket, guest, AT)],
    ...[newBooking(about), cancellation.owner, refunded.owner, surplus.owner, requestForOwner(ticket, guest)],
  ]
  const written = letters.map((letter) => asMail({ ...letter, to: guest.email }, settings))
  return [
    await welcomeMail(db, env, guest),
    await resetMail(db, env, guest, 'a-token-of-the-sample'),
    await passwordSetMail(db, env, guest, AT),
    ...written,
  ]
}
