import type { Settings } from '#contract/settings.ts'
import { HOUSE_POLICY } from '#domain/bookings/cancellation.ts'
import { changeStayPath, ownStayPath, payAgainPath, payStagePath } from '#domain/bookings/guest-links.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { addDays, type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { monthsLater } from '#domain/month.ts'
import { language, prefix } from '#words/en/language.ts'
import type { PeopleNews } from '#words/en/mail-accounts.ts'
import { refund as refundReasons } from '#words/records.ts'
import { calendarOfStay } from '../../calendars/stay-event.ts'
import type { Env } from '../../env.ts'
import type { EmailTemplate, MailKind, WordedTemplate } from '../../mail/email-template.ts'
import { emailCode, passkeyAdded, passwordSet, resetLink, signInCode, welcome } from '../../mail/localized/account-templates.ts'
import { bankChanged } from '../../mail/localized/bank-templates.ts'
import { asMail } from '../../mail/localized/layout.ts'
import { invitation, peopleChanged } from '../../mail/localized/people-templates.ts'
import { type TwoStepNews, twoStepLetter } from '../../mail/localized/two-step-templates.ts'
import type { Mail } from '../../mail/outbox.ts'
import { sayInWords } from '../../mail/say-in-words.ts'
import type { OfferRow } from '../../payments/offers.ts'
import type { PaymentRow } from '../../payments/queries.ts'
import type { RefundRow } from '../../payments/refundable.ts'
import { transferTo } from '../../payments/transfer-to.ts'
import { chatNumbers } from '../../settings/chat-numbers.ts'
import type { BookingRow } from '../../stays/queries.ts'
import type { ComplaintRow } from '../../support/complaint-queries.ts'
import type { VillaRow } from '../../villas/queries.ts'
import type { AboutPayment } from '../about-booking.ts'
import { photoOfVilla } from '../villa-photo.ts'
import { complaintAnswered, complaintDue, complaintForOwner, complaintReceived } from './complaint-templates.ts'
import { monthInFigures } from './month-template.ts'
import { nightsLost, offerOver, offerSent, transferAgreed, transferReminder } from './offer-templates.ts'
import { disputedPayment, guestChanged, jobHeld, lostPayment } from './owner-templates.ts'
import { confirmation, confirmationAgain, newBooking, paymentFailed, paymentReversed, receipt } from './payment-templates.ts'
import { cancelled, returned, surplusReturned } from './refund-templates.ts'
import { bookingUnfinished, instalmentReminder } from './reminder-templates.ts'
import { reviewAsked, reviewRefused } from './review-templates.ts'
import { arrivalAsked, cancellationCode, changeAsked, changeCode, changeDecided, detailsChanged, stayMoved } from './stay-templates.ts'
import { answerForGuest, messageForOwner, requestForOwner, requestReceived, requestResolved } from './support-templates.ts'
import { messageForGuest, messageOfGuest, messageTest, questionAnswered, questionForOwner } from './thread-templates.ts'

const AT = new Date('2026-06-01T09:00:00Z')
const TODAY = '2026-07-02'
const guest = { id: 1, fullName: 'Ana Petrović', email: 'ana@example.com', emailProvedAt: AT }

const booking = {
  id: 1,
  code: '7K3Q9A',
  villaId: 1,
  accountId: 1,
  status: 'partial_paid',
  plan: 'partial',
  version: 1,
  checkIn: '2026-09-07',
  checkOut: '2026-09-14',
  guestName: guest.fullName,
  email: guest.email,
  phone: '+381 60 1234567',
  guests: 4,
  specialRequests: 'Two cots, please',
  arrivalTime: '17:30',
  cameFrom: '',
  language,
  changeOf: null,
  offerId: null,
  cancellation: HOUSE_POLICY,
  guestsInPrice: null,
  returningGuest: false,
  original: 2_450_00,
  total: 2_450_00,
  priceByHand: false,
  formerLevyReturned: 0,
  items: [
    { kind: 'levy', levyClass: 'detached_over_80', nights: 7, rate: 15_00, amount: 0 },
    { kind: 'vat', percentage: 13, vat: 269_78, amount: 0 },
  ],
  formerLines: [],
  formerDiscounts: [],
  stages: [
    { stage: 1, amount: 735_00, dueOn: '2026-06-01' },
    { stage: 2, amount: 735_00, dueOn: '2026-07-09' },
    { stage: 3, amount: 980_00, dueOn: '2026-08-18' },
  ],
  hold: null,
  holdsUntil: null,
  termsAcceptedAt: AT,
  termsVersion: '1',
  termsLanguage: 'en' as const,
  deletedAt: null,
  createdAt: AT,
  updatedAt: AT,
} satisfies BookingRow

const payment = {
  sent: null,
  agreed: null,
  confirmedAt: null,
  disputedAt: null,
  id: 1,
  bookingId: 1,
  stage: 1,
  attempt: 1,
  orderId: 'VB-7K3Q9A-1-01',
  method: 'card',
  state: 'approved',
  amount: 735_00,
  exchangeRateUnits: 117_1643,
  rateSource: 'kurs.resenje.org',
  rateDay: '2026-06-01',
  dinars: 86_116,
  authCode: 'P37891',
  transId: '26152LmQxA12345',
  hostRefNum: '615212345678',
  response: 'Approved',
  procReturnCode: '00',
  mdStatus: '1',
  errCode: null,
  errMsg: null,
  maskedPan: '454671***7894',
  trxDate: '20260601 11:00:00',
  cardInstalment: null,
  openedAt: AT,
  settledAt: AT,
  askAt: null,
  asked: 1,
  attention: null,
  recordedBy: null,
  receivedOn: null,
  reference: null,
} satisfies PaymentRow

const transfer = {
  ...payment,
  orderId: 'VB-7K3Q9A-1-02',
  method: 'transfer',
  receivedOn: '2026-06-01',
  reference: 'Statement 12/4',
} satisfies PaymentRow

const refund = {
  id: 1,
  paymentId: 1,
  amount: 514_50,
  dinars: 60_281,
  reason: refundReasons.stagePaid,
  state: 'done',
  attempts: 1,
  tryAt: null,
  transId: null,
  procReturnCode: '00',
  errCode: null,
  createdAt: AT,
  settledAt: AT,
  requestedBy: 1,
  settledBy: null,
  correction: false,
} satisfies RefundRow

const asked = {
  guestName: guest.fullName,
  guestEmail: guest.email,
  villa: 'Villa Thea',
  checkIn: '2026-09-07',
  checkOut: '2026-09-14',
  guests: 4,
}
const written = { id: 2, author: 'guest' as const, body: 'Is there a cot for our daughter?' }

const ticket = {
  id: 12,
  orderId: payment.orderId,
  reason: 'special_requests',
  message: 'Could we check in at 14:00?\nOur ferry is early.',
} as const

const complaint = {
  id: 4,
  year: 2026,
  number: 7,
  version: 1,
  ticketId: 12,
  accountId: 1,
  email: '',
  guestName: guest.fullName,
  bookingCode: booking.code,
  content: 'The air conditioning did not work for two nights.',
  receivedOn: '2026-06-01',
  answerBy: '2026-06-09',
  solveBy: '2026-06-16',
  remarks: '',
  decision: null,
  answer: '',
  answeredOn: null,
  solvedOn: null,
} satisfies ComplaintRow

const change = {
  id: 1,
  bookingId: 1,
  offerId: null,
  fromVillaId: 1,
  toVillaId: 2,
  fromVilla: 'Villa Onar',
  fromCheckIn: '2026-08-31',
  fromCheckOut: '2026-09-07',
  fromTotal: 2_600_00,
  fromPaid: 2_600_00,
  fromGuests: 2,
  toGuests: 3,
  changedBy: null,
  guestTold: true,
  returning: 105_00,
  createdAt: AT,
  doneAt: AT,
}

const offer = {
  id: 1,
  message: 'It was good to talk to you, Ana. Here is what we thought of.',
  validUntil: '2026-07-09',
  holding: true,
  transferDays: 5,
  madeBy: 1,
  createdAt: AT,
  transferOf: 1,
  transferDue: '2026-07-07',
  endedAt: null,
  endedAs: null,
} satisfies OfferRow

const request = {
  id: 5,
  bookingId: 1,
  villaId: 2,
  villa: 'Villa Onar',
  checkIn: '2026-09-21',
  checkOut: '2026-09-28',
  askedAt: AT,
  agreed: null,
  decidedAt: null,
  decidedBy: null,
}

const answer = { id: 3, body: 'Yes, the house is ready at 14:00.' }

const aboutIn = (settings: Settings): AboutPayment => ({
  payment,
  booking,
  addressProved: true,
  picture: { key: 'villa-thea-exterior', file: 'villa-thea-exterior-m800.jpg', width: 1920, height: 1280 },
  settings: { ...settings, chats: chatNumbers(settings) },
  villa: { id: 1, name: 'Villa Thea', slug: 'villa-thea', registrationKind: 'ama', registrationNumber: '00012345678' } as VillaRow,
})

const monthFigures = {
  onSale: 124,
  own: 81,
  elsewhere: 14,
  revenue: 31_590_00,
  occupancy: 76.6,
  averageRate: 390_00,
  revenuePerNight: 254_76,
}

const monthOfFigures = {
  month: '2026-06',
  figures: monthFigures,
  yearBefore: {
    ...monthFigures,
    own: 62,
    elsewhere: 20,
    revenue: 22_630_00,
    occupancy: 66.1,
    averageRate: 365_00,
    revenuePerNight: 182_50,
  },
  coming: [76.6, 91.9, 95.2, 48.3, 12.1, null].map((occupancy, index) => ({ month: monthsLater('2026-06', index), occupancy })),
}

type NewsName<News> = News extends string ? News : keyof News

const twoStepNews: Record<NewsName<TwoStepNews>, TwoStepNews> = {
  on: 'on',
  off: 'off',
  renewed: 'renewed',
  reset: 'reset',
  used: { used: 7 },
  replayed: { replayed: 1 },
  guessedOn: { guessedOn: TODAY },
}

const aboutBob = { by: guest.fullName, whom: 'Bob (bob@example.com)' }
const peopleNews: PeopleNews[] = [
  ...(['invited', 'joined', 'changed'] as const).map((what) => ({ ...aboutBob, what, role: 'manager' as const })),
  ...(['removed', 'withdrawn'] as const).map((what) => ({ ...aboutBob, what })),
  { by: guest.fullName, what: 'demanded', roles: ['manager', 'reception'] },
]

type Sample = Omit<EmailTemplate, 'to'> | WordedTemplate
type Here = { env: Pick<Env, 'siteUrl'>; now: () => Date }

/** A stay in the place of the fictitious one. `paid`: until now. */
export type RealStay = { about: AboutPayment; paid: Cents }

/** The fictitious payment, where a stay has none. */
export const samplePayment: PaymentRow = payment

/**
 * Samples of all kinds of mail, for one fictitious guest, or for a stay that there is. What has not happened to that one, such as a
 * refund, is made up.
 */
export function sampleTemplates(settings: Settings, here: Here, real?: RealStay): Record<MailKind, Sample[]> {
  const stay = sampleStay(settings, here, real)
  return {
    ...accountSamples(stay),
    ...withPhotos(paymentSamples(stay), stay),
    ...withPhotos(refundSamples(stay), stay),
    ...withPhotos(staySamples(stay), stay),
    ...withPhotos(offerSamples(stay, settings), stay),
    ...supportSamples(stay, settings),
    ...operationSamples(stay),
  }
}

type Samples = Partial<Record<MailKind, Sample[]>>

/** As `queueForGuest` adds them to mails of guests. */
const withPhotos = <Kinds extends Samples>(samples: Kinds, { about, siteUrl }: SampleStay): Kinds =>
  Object.fromEntries(
    Object.entries(samples).map(([kind, mails]) => [
      kind,
      kind.startsWith('owner') ? mails : mails?.map((mail) => ({ ...mail, ...photoOfVilla(about, siteUrl) })),
    ]),
  ) as Kinds

/** What the mails are about: a stay of three stages, with the first one paid. */
function sampleStay(settings: Settings, here: Here, real: RealStay | undefined) {
  const { about, paid } = real ?? { about: aboutIn(settings), paid: 735_00 }
  // A stay may have nothing that is due.
  const { stages } = about.booking.stages.length > 0 ? about.booking : booking
  const state = paymentState(stages, paid)
  const stage = state.stages.find(({ due }) => due > 0) ?? state.stages.at(-1)
  if (!stage) throw new Error(`stay ${about.booking.code} has no stage`)
  const { siteUrl } = here.env
  const page = siteUrl + prefix + ownStayPath(about.booking.code)
  return { siteUrl, about, state, stage, calendar: calendarOfStay(here, about, 1), page, today: real ? dayAtProperty(here.now()) : TODAY }
}

type SampleStay = ReturnType<typeof sampleStay>

const accountSamples = ({ siteUrl, about }: SampleStay) =>
  ({
    welcome: [welcome(guest, siteUrl)],
    reset: [resetLink(guest, 'a-token-of-the-sample', siteUrl)],
    'password set': [passwordSet(guest, AT, siteUrl)],
    'email code': [
      emailCode(guest, '123456'),
      signInCode(guest, '123456', 'sign-in sample'),
      cancellationCode(guest, { ...about, refund: 514_50 }, '123456'),
      changeCode(
        guest,
        { booking, villa: 'Villa Thea', checkIn: '2026-09-14', checkOut: '2026-09-19', back: 343_00, retained: 147_00 },
        '123456',
      ),
    ],
    'passkey added': [passkeyAdded(guest, 1, siteUrl)],
    invitation: [invitation(guest.fullName, 'reception', 'a-token-of-the-sample', siteUrl)],
    people: peopleNews.map((news) => peopleChanged(guest, news, siteUrl)),
    bank: [bankChanged(guest, { by: guest.fullName, clientId: '100000001', host: 'bank.example' }, siteUrl)],
    'two-step': Object.values(twoStepNews).map((news) => twoStepLetter(guest, news, siteUrl)),
  }) satisfies Samples

function paymentSamples({ siteUrl, about, state, stage, calendar, today }: SampleStay) {
  const { booking, payment } = about
  const asked = (today: CalendarDay) => ({ stage, rate: { units: 117_1643, day: today, source: 'kurs.resenje.org' }, today })
  const declined = { ...payment, state: 'failed', authCode: null, response: 'Declined', procReturnCode: '51' } as const
  const byTransfer = { ...about, payment: { ...transfer, amount: payment.amount } }
  return {
    'booking unfinished': [bookingUnfinished(about, AT, siteUrl)],
    'booking confirmed': [confirmation(about, state, { siteUrl, calendar, today })],
    'booking confirmed again': [confirmationAgain(about, state, { siteUrl, calendar, today })],
    'payment received': [receipt(about, state, siteUrl), receipt(byTransfer, state, siteUrl)],
    'payment reversed': [paymentReversed(byTransfer, state, siteUrl)],
    'payment failed': [
      { again: payAgainPath(booking), kept: AT },
      { again: payStagePath(booking.id), kept: null },
      { again: changeStayPath(booking.code, request), kept: null },
    ].map((next) => paymentFailed({ ...about, payment: declined }, { ...next, siteUrl })),
    'instalment soon': [instalmentReminder(about, { ...asked(addDays(stage.dueOn, -7)), reminder: 'soon' }, siteUrl)],
    'instalment today': [instalmentReminder(about, { ...asked(stage.dueOn), reminder: 'today' }, siteUrl)],
    'instalment overdue': [instalmentReminder(about, { ...asked(addDays(stage.dueOn, 3)), reminder: 'overdue' }, siteUrl)],
    'owner: new booking': [newBooking(about, siteUrl)],
    'owner: disputed': [disputedPayment(about, siteUrl)],
    'owner: lost payment': [lostPayment({ ...payment, orderId: 'VB-9X2M4C-1-01' }, siteUrl)],
  } satisfies Samples
}

function refundSamples({ siteUrl, about }: SampleStay) {
  const { payment } = about
  const refundedCancellation = cancelled(about, { paid: 735_00, returning: 514_50 }, siteUrl)
  const plainCancellation = cancelled(about, { paid: 0, returning: 0 }, siteUrl)
  const refunded = returned(about, [{ refund, payment }], siteUrl)
  const surplus = surplusReturned(about, refund, siteUrl)
  return {
    cancelled: [refundedCancellation.guest, plainCancellation.guest],
    refunded: [refunded.guest, surplus.guest],
    'owner: cancelled': [refundedCancellation.owner],
    'owner: refunded': [refunded.owner, surplus.owner],
  } satisfies Samples
}

function staySamples({ siteUrl, about, state, today }: SampleStay) {
  const { booking, villa } = about
  const { checkIn, checkOut, total } = booking
  const changed = { ...change, toVilla: villa.name, toCheckIn: checkIn, toCheckOut: checkOut, toTotal: total }
  const moved = stayMoved(about, changed, state, siteUrl)
  return {
    'stay moved': [moved.guest],
    'booking details': [detailsChanged(about, 8, siteUrl)],
    'owner: stay moved': [moved.owner],
    'owner: change asked': [changeAsked(about, request, siteUrl)],
    'arrival asked': [arrivalAsked(about, today, siteUrl)],
    'change decided': [true, false].map((agreed) => changeDecided(about, { ...request, agreed }, siteUrl)),
    'review asked': [reviewAsked(about, 'asked', siteUrl)],
    'review reminded': [reviewAsked(about, 'reminded', siteUrl)],
    'review refused': [reviewRefused(about, { refusal: 'personal_data', eventId: 9 }, siteUrl)],
    'owner: guest changed': [guestChanged(about, 7, siteUrl)],
  } satisfies Samples
}

function offerSamples({ siteUrl, about, stage }: SampleStay, { company }: Settings) {
  const { booking } = about
  const page = `${siteUrl}${prefix}/offer/1-of-the-sample`
  const offered = { offer, stays: [about, { ...about, booking: { ...booking, checkIn: '2026-09-14', checkOut: '2026-09-21' } }], page }
  const overFor = (withdrawn: boolean, transferDue: CalendarDay | null = null) =>
    offerOver({ ...offered, offer: { ...offer, endedAs: withdrawn ? 'withdrawn' : 'lapsed', transferDue } }, about, siteUrl)
  const lost = (others: boolean) => nightsLost({ offer: others ? { ...offer, transferDue: null } : offer, about, others, page, siteUrl })
  const transferring = { offer, about, page, to: transferTo(booking, { ...company, iban: 'RS35260005601001611379' }, stage) }
  const toTransfer = transferAgreed({ ...transferring, siteUrl })
  return {
    offer: [
      offerSent(offered, about),
      offerSent({ ...offered, stays: [about], offer: { ...offer, holding: false, transferDays: null } }, about),
    ],
    'nights lost': [lost(true).guest, lost(false).guest],
    'owner: nights lost': [lost(false).owner],
    'offer over': [overFor(false), overFor(true), overFor(false, offer.transferDue)].map((mails) => mails.guest),
    transfer: [toTransfer.guest],
    'transfer soon': [transferReminder(transferring)],
    'owner: transfer': [toTransfer.owner],
    'owner: offer over': [overFor(false).owner].filter((one) => one !== null),
  } satisfies Samples
}

function supportSamples({ siteUrl, page, about }: SampleStay, { law }: Settings) {
  const complainer = { name: guest.fullName, proved: true, page, disputeBodies: law.disputeBodies }
  return {
    ticket: [requestReceived(ticket)],
    'ticket resolved': [requestResolved(ticket, guest, AT, page)],
    'ticket answered': [true, false].map((proved) => answerForGuest(ticket, answer, { ...guest, proved }, { page, byMail: proved })),
    complaint: [complaintReceived(complaint, complainer)],
    'complaint answered': [
      { decision: 'accepted' as const, answer: 'We give back two nights.', answeredOn: TODAY },
      { decision: 'refused' as const, answer: 'It was repaired within the hour.', answeredOn: TODAY, solvedOn: TODAY },
    ].map((answered) => complaintAnswered({ ...complaint, ...answered }, complainer)),
    'owner: complaint': [complaintForOwner(complaint, siteUrl)],
    'owner: complaint due': (['answer', 'solution'] as const).flatMap((step) =>
      (['soon', 'late'] as const).map((urgency) => complaintDue(complaint, { step, by: '2026-06-09' }, urgency, siteUrl)),
    ),
    'question answered': [
      questionAnswered(asked, { ...written, id: 3, author: 'owner', body: 'Yes, there is one in each villa.' }, [written], {
        page: `${siteUrl}${prefix}/ask/2-of-the-sample`,
        byMail: true,
      }),
    ],
    'owner: question': [questionForOwner(asked, written, siteUrl)],
    message: [true, false].map((addressProved) =>
      messageForGuest({ ...about, addressProved }, { ...answer, author: 'owner' }, siteUrl, { page, byMail: addressProved }),
    ),
    'message test': [messageTest('1', { subject: 'Villa Thea', body: answer.body })],
    'owner: message': [messageOfGuest(about, { ...written, id: 6 }, siteUrl)],
    'owner: ticket': [requestForOwner(ticket, guest, siteUrl)],
    'owner: ticket message': [messageForOwner(ticket, { id: 4, body: 'Thank you! We come at 14:30.' }, guest, siteUrl)],
  } satisfies Samples
}

const operationSamples = ({ siteUrl }: SampleStay) =>
  ({
    'owner: month': [monthInFigures(monthOfFigures, siteUrl)],
    'owner: job held': ['clock', 'mails'].map((what) => jobHeld({ id: 1, what }, siteUrl)),
  }) satisfies Samples

/** With its first texts filled in. */
export const fillSample = (sample: Sample, settings: Settings): Omit<EmailTemplate, 'to'> =>
  'words' in sample ? sayInWords(sample, null, settings) : sample

export const sampleMails = (settings: Settings, here: Here): Mail[] =>
  Object.values(sampleTemplates(settings, here))
    .flat()
    .map((sample) => asMail({ ...fillSample(sample, settings), to: guest.email }, settings))
