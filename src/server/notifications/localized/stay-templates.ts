import { randomBytes } from 'node:crypto'
import { nameToGreet } from '#domain/accounts/greeting.ts'
import { changeStayPath, ownStayPath, throughLogIn } from '#domain/bookings/guest-links.ts'
import type { PaymentState } from '#domain/bookings/schedule.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import type { Stay } from '#domain/stay.ts'
import { prefix } from '#words/en/language.ts'
import { greeting } from '#words/en/mail-frame.ts'
import * as words from '#words/en/mail-stay.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import type { changeRequests, stayChanges } from '../../db/schema.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate, Row, Table, WordedTemplate } from '../../mail/email-template.ts'
import type { BookingRow } from '../../stays/queries.ts'
import type { VillaRow } from '../../villas/queries.ts'
import type { AboutBooking } from '../about-booking.ts'
import { dueTable } from './about-arrival.ts'
import { formatStay, greet, guestTable, openBooking, openStay, stayTable } from './booking-tables.ts'
import { stayValues } from './stay-values.ts'

type Cancelling = { booking: BookingRow; villa: VillaRow; refund: Cents }

/** Confirms an action of the guest. Greets without a name: the address may not be proved. */
const actionCode = ({ id }: { id: number }, subject: string, does: string, code: string): GuestEmailTemplate => ({
  kind: 'email code',
  about: `${id} ${randomBytes(9).toString('base64url')}`,
  subject,
  preheader: words.codePreheader,
  blocks: [greeting(nameToGreet('', false)), does, { code }, words.codeEnterIt, words.codeNotYou],
})

export const cancellationCode = (account: { id: number }, { booking, villa, refund }: Cancelling, code: string): GuestEmailTemplate =>
  actionCode(
    account,
    words.cancellationCode.subject(booking.code),
    words.cancellationCode.cancels(villa.name, formatStay(booking), formatEurosBriefly(refund)),
    code,
  )

type Changing = Stay & { booking: BookingRow; villa: string; back: Cents; retained: Cents }

export const changeCode = (
  account: { id: number },
  { booking, villa, back, retained, ...stay }: Changing,
  code: string,
): GuestEmailTemplate =>
  actionCode(
    account,
    words.changeCode.subject(booking.code),
    words.changeCode.changes(villa, formatStay(stay), formatEurosBriefly(back), formatEurosBriefly(retained)),
    code,
  )

/** A question when the guest arrives. Sent by hand, once a day. */
export const arrivalAsked = (about: AboutBooking, today: CalendarDay, siteUrl: string): WordedTemplate => ({
  kind: 'arrival asked',
  words: 'arrival_asked',
  about: `${about.booking.code} ${today}`,
  subject: words.arrivalAsked.subject('{villa}'),
  preheader: words.arrivalAsked.preheader,
  top: [greet(about)],
  above: words.arrivalAsked.opening('{villa}', '{arrival}'),
  blocks: [about.booking.accountId === null ? words.arrivalAsked.reply : words.arrivalAsked.onPage, stayTable(about)],
  below: '',
  values: stayValues(about),
  ...openStay(about.booking, siteUrl),
})

type Moved = typeof stayChanges.$inferSelect & { fromVilla: string; toVilla: string }

const formerStay = (moved: Moved): Row => [
  words.moved.before,
  words.moved.stay(moved.fromVilla, formatStay({ checkIn: moved.fromCheckIn, checkOut: moved.fromCheckOut })),
]

/** Other nights or another villa, not only another price. */
const hasMoved = (moved: Moved): boolean =>
  moved.fromVillaId !== moved.toVillaId || moved.fromCheckIn !== moved.toCheckIn || moved.fromCheckOut !== moved.toCheckOut

const hasOtherGuests = ({ fromGuests, toGuests }: Moved): boolean => fromGuests !== toGuests

const movedTable = (moved: Moved): Table => ({
  title: words.moved.title,
  rows: [
    ...(hasMoved(moved) ? [formerStay(moved)] : []),
    [words.moved.now, words.moved.stay(moved.toVilla, formatStay({ checkIn: moved.toCheckIn, checkOut: moved.toCheckOut }))],
    ...(hasOtherGuests(moved) ? [[words.moved.guests, `${moved.fromGuests} → ${moved.toGuests}`] satisfies Row] : []),
    ...(moved.fromTotal === moved.toTotal ? [] : [[words.moved.priceBefore, formatEurosBriefly(moved.fromTotal)] satisfies Row]),
    [words.moved.priceNow, formatEurosBriefly(moved.toTotal)],
    ...(moved.returning > 0 ? [[words.moved.refund, formatEurosBriefly(moved.returning)] satisfies Row] : []),
  ],
})

function whatChanged(moved: Moved): string {
  if (hasMoved(moved)) return words.moved.isChanged
  return hasOtherGuests(moved) ? words.moved.isForOthers : words.moved.isRepriced
}

/** A stay has got other dates, another villa, other guests or another price. */
export function stayMoved(
  about: AboutBooking,
  moved: Moved,
  state: PaymentState,
  siteUrl: string,
): { guest: WordedTemplate; owner: OwnerEmailTemplate } {
  const { booking } = about
  const days = formatStay({ checkIn: moved.toCheckIn, checkOut: moved.toCheckOut })
  return {
    guest: {
      kind: 'stay moved',
      words: 'stay_moved',
      about: `${moved.id}`,
      subject: words.moved.subject('{booking_number}'),
      preheader: words.moved.preheader(moved.toVilla, days),
      top: [greet(about), whatChanged(moved)],
      above: '',
      blocks: [movedTable(moved), dueTable(state)],
      below: '',
      values: stayValues(about),
      ...openStay(booking, siteUrl),
    },
    owner: {
      kind: 'owner: stay moved',
      about: `${moved.id}`,
      subject: words.ownerMoved.subject(booking.code),
      preheader: words.ownerMoved.preheader(booking.guestName, moved.toVilla, days),
      blocks: [words.ownerMoved.hasMoved(booking.guestName), movedTable(moved)],
      button: openBooking(booking, siteUrl),
    },
  }
}

/** The owners have changed guests, requests, or how the guest is reached. */
export const detailsChanged = (about: AboutBooking, eventId: number, siteUrl: string): WordedTemplate => ({
  kind: 'booking details',
  words: 'details_changed',
  about: `${about.booking.code} ${eventId}`,
  subject: words.detailsChanged.subject('{booking_number}'),
  preheader: words.detailsChanged.preheader(about.villa.name, formatStay(about.booking)),
  top: [greet(about)],
  above: words.detailsChanged.isChanged,
  blocks: [stayTable(about), guestTable(about)],
  below: words.detailsChanged.ifWrong,
  values: stayValues(about),
  ...openStay(about.booking, siteUrl),
})

type Asked = typeof changeRequests.$inferSelect & { villa: string }

export const changeAsked = (about: AboutBooking, asked: Asked, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: change asked',
  about: `${asked.id}`,
  subject: words.ownerChangeAsked.subject(about.booking.code),
  preheader: words.ownerChangeAsked.preheader(asked.villa, formatStay(asked)),
  blocks: [
    words.ownerChangeAsked.asks(about.booking.guestName),
    {
      title: words.moved.title,
      rows: [
        [words.moved.now, words.moved.stay(about.villa.name, formatStay(about.booking))],
        [words.wanted, words.moved.stay(asked.villa, formatStay(asked))],
      ],
    },
  ],
  button: openBooking(about.booking, siteUrl),
})

/** The guest changes the stay on the page that the link opens. */
export const changeDecided = (about: AboutBooking, asked: Asked, siteUrl: string): WordedTemplate => {
  const texts = asked.agreed ? words.changeAgreed : words.changeRefused
  const page = asked.agreed ? throughLogIn(changeStayPath(about.booking.code, asked)) : ownStayPath(about.booking.code)
  return {
    kind: 'change decided',
    words: asked.agreed ? 'change_agreed' : 'change_refused',
    about: `${asked.id}`,
    subject: texts.subject('{booking_number}'),
    preheader: texts.preheader(asked.villa, formatStay(asked)),
    top: [greet(about)],
    above: texts.text,
    blocks: asked.agreed ? [words.changeAgreed.confirm] : [],
    below: '',
    values: stayValues(about),
    button: { label: texts.button, url: siteUrl + prefix + page },
  }
}
