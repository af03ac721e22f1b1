import type { TransferTo } from '#contract/offers.ts'
import { nameToGreet } from '#domain/accounts/greeting.ts'
import { getLastDay } from '#domain/bookings/offer.ts'
import { nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import * as bookingWords from '#words/en/mail-booking.ts'
import { greeting } from '#words/en/mail-frame.ts'
import * as words from '#words/en/mail-offer.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import type { OwnerEmailTemplate, Row, Table, WordedTemplate } from '../../mail/email-template.ts'
import type { OfferRow } from '../../payments/offers.ts'
import type { AboutBooking } from '../about-booking.ts'
import { formatStay, openBooking, stayTable } from './booking-tables.ts'
import { stayValues } from './stay-values.ts'

/** `stays`: the alternatives of the offer, with their villas. `page`: its link. */
export type AboutOffer = { offer: OfferRow; stays: AboutBooking[]; page: string }

const greet = ({ booking }: AboutBooking): string => greeting(nameToGreet(booking.guestName, true))

const offeredStay = ({ booking, villa }: AboutBooking): Table => ({
  title: `${villa.name}, ${formatStay(booking)}`,
  rows: [
    [bookingWords.stay.bookingNumber, booking.code],
    [bookingWords.stay.nights, String(nightCount(booking))],
    [bookingWords.stay.guests, String(booking.guests)],
    [words.stay.total, formatEurosBriefly(booking.total)],
    ...stageRows(booking.stages),
  ],
})

const stageRows = (stages: AboutBooking['booking']['stages']): Row[] =>
  stages.length > 1
    ? stages.map(({ amount, dueOn }, index) => [
        bookingWords.instalment(index + 1, stages.length),
        words.stay.stage(formatEurosBriefly(amount), formatDayWithWeekday(dueOn)),
      ])
    : []

export const offerSent = ({ offer, stays, page }: AboutOffer, first: AboutBooking): WordedTemplate => {
  const until = formatDayWithWeekday(offer.validUntil)
  const several = stays.length > 1
  return {
    kind: 'offer',
    words: several ? 'offer_of_several' : 'offer',
    about: `${offer.id}`,
    subject: several ? words.sent.subjectForSeveral('{stays}') : words.sent.subject,
    preheader: words.sent.preheader(until),
    top: [greet(first), ...(offer.message ? [offer.message] : [])],
    above: several ? words.sent.openingForSeveral : words.sent.opening,
    blocks: [
      ...stays.map(offeredStay),
      offer.holding ? words.sent.holding(until) : words.sent.notHolding(until),
      offer.transferDays === null ? words.sent.howCard : words.sent.howBoth,
    ],
    below: '',
    values: several ? { stays: counts.stays(stays.length) } : stayValues(first),
    button: { label: words.sent.button, url: page },
  }
}

const transferTable = ({ beneficiary, iban, bic, bank, amount, reference, dueOn }: TransferTo): Table => {
  const rows: [string, string][] = [
    [words.transfer.beneficiary, beneficiary],
    [words.transfer.iban, iban],
    [words.transfer.bic, bic],
    [words.transfer.bank, bank],
    [words.transfer.amount, formatEurosBriefly(amount)],
    [words.transfer.reference, reference],
    [words.transfer.dueOn, formatDayWithWeekday(dueOn)],
  ]
  return { title: words.transfer.title, rows: rows.filter(([, value]) => value !== '') }
}

const transferValues = (about: AboutBooking, { amount, dueOn }: TransferTo) => ({
  ...stayValues(about),
  amount: formatEurosBriefly(amount),
  due_on: bookingWords.onDueDay(formatDayWithWeekday(dueOn)),
})

type Agreed = { offer: OfferRow; about: AboutBooking; to: TransferTo; page: string; siteUrl: string }

/** Where to transfer, for the guest; for the owners that a transfer is to come. */
export function transferAgreed({ offer, about, to, page, siteUrl }: Agreed): { guest: WordedTemplate; owner: OwnerEmailTemplate } {
  const { booking } = about
  const amountAndDay = [formatEurosBriefly(to.amount), formatDayWithWeekday(to.dueOn)] as const
  return {
    guest: {
      kind: 'transfer',
      words: 'transfer',
      about: `${offer.id}`,
      subject: words.transfer.subject('{booking_number}'),
      preheader: words.transfer.preheader(...amountAndDay),
      top: [greet(about)],
      above: words.transfer.opening('{villa}', '{stay_days}'),
      blocks: [transferTable(to), words.transfer.keptUntil(formatDayWithWeekday(getLastDay(offer))), stayTable(about)],
      below: '',
      values: transferValues(about, to),
      button: { label: words.transfer.button, url: page },
    },
    owner: {
      kind: 'owner: transfer',
      about: `${offer.id}`,
      subject: words.owner.transferSubject(booking.guestName, booking.code),
      preheader: words.owner.transferPreheader(...amountAndDay),
      blocks: [words.owner.transfer(booking.guestName), stayTable(about)],
      button: openBooking(booking, siteUrl),
    },
  }
}

export const transferReminder = ({ offer, about, to, page }: Omit<Agreed, 'siteUrl'>): WordedTemplate => {
  const amountAndDay = [formatEurosBriefly(to.amount), formatDayWithWeekday(to.dueOn)] as const
  return {
    kind: 'transfer soon',
    words: 'transfer_soon',
    about: `${offer.id}`,
    subject: words.transfer.reminderSubject('{booking_number}'),
    preheader: words.transfer.reminderPreheader(...amountAndDay),
    top: [greet(about)],
    above: words.transfer.reminder('{amount}', '{due_on}'),
    blocks: [transferTable(to)],
    below: '',
    values: transferValues(about, to),
    button: { label: words.transfer.button, url: page },
  }
}

/** An offer that nobody took up, or that the owners have withdrawn. */
export function offerOver(
  { offer, stays }: AboutOffer,
  first: AboutBooking,
  siteUrl: string,
): { guest: WordedTemplate; owner: OwnerEmailTemplate | null } {
  const withdrawn = offer.endedAs === 'withdrawn'
  const awaited = offer.transferDue !== null
  const { booking } = first
  return {
    guest: {
      kind: 'offer over',
      words: withdrawn ? 'offer_withdrawn' : awaited ? 'transfer_missed' : 'offer_over',
      about: `${offer.id}`,
      subject: withdrawn ? words.over.withdrawnSubject : words.over.lapsedSubject,
      preheader: awaited ? words.over.preheaderTransfer : words.over.preheader,
      top: [greet(first)],
      above: withdrawn ? words.over.withdrawn : awaited ? words.over.lapsedTransfer : words.over.lapsed,
      blocks: stays.map(offeredStay),
      below: '',
      values: {},
    },
    owner: withdrawn
      ? null
      : {
          kind: 'owner: offer over',
          about: `${offer.id}`,
          subject: words.owner.lapsedSubject(booking.guestName),
          preheader: words.owner.lapsedPreheader,
          blocks: [words.owner.lapsed(booking.guestName), ...stays.map(offeredStay)],
          button: openBooking(booking, siteUrl),
        },
  }
}

/** `others`: the offer has other stays that can still be accepted. */
type Lost = { offer: OfferRow; about: AboutBooking; others: boolean; page: string; siteUrl: string }

/** Others have nights that the offer kept for its guest. */
export function nightsLost({ offer, about, others, page, siteUrl }: Lost): { guest: WordedTemplate; owner: OwnerEmailTemplate } {
  const { booking } = about
  return {
    guest: {
      kind: 'nights lost',
      words: 'nights_lost',
      about: booking.code,
      subject: words.lost.subject,
      preheader: words.lost.preheader,
      top: [greet(about)],
      above: words.lost.opening('{villa}', '{stay_days}'),
      blocks: [...(offer.transferDue === null ? [] : [words.lost.awaited]), others ? words.lost.others : words.lost.writeToUs],
      below: '',
      values: stayValues(about),
      ...(others ? { button: { label: words.sent.button, url: page } } : {}),
    },
    owner: {
      kind: 'owner: nights lost',
      about: booking.code,
      subject: words.owner.lostSubject(booking.guestName, booking.code),
      preheader: words.owner.lostPreheader,
      blocks: [words.owner.lost(booking.guestName), stayTable(about)],
      button: openBooking(booking, siteUrl),
    },
  }
}
