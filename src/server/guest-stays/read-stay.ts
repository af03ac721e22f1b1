import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OwnStay } from '#contract/guest-stays.ts'
import { Refusal } from '#contract/refusal.ts'
import { canCancel, detailsOpenUntil, doorCodeFrom, guideAccess } from '#domain/bookings/own-stay.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { largestParty } from '#domain/stay.ts'
import type { Language } from '#words/languages.ts'
import { guestBookings } from '../bookings/show.ts'
import type { Db } from '../db/client.ts'
import { payments, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { issuedPapers, papersOfBooking } from '../papers/list-papers.ts'
import { proformaOffer } from '../papers/proforma-offer.ts'
import { hasOpenPayment, toPaidDay } from '../payments/queries.ts'
import { refundsOfBooking } from '../payments/refundable.ts'
import { accessFacts } from '../stays/access-facts.ts'
import type { BookingRow } from '../stays/queries.ts'
import { complaintsOfTickets } from '../support/complaint-queries.ts'
import { listMessages } from '../support/messages.ts'
import { readStayMessages } from '../threads/queries.ts'
import { documentState } from './give-document.ts'
import { bookingWithPage, ownBooking } from './own-booking.ts'
import { findStayNews } from './own-news.ts'
import { toStayRefund } from './past-stays.ts'
import { ownReview } from './review.ts'
import { readDoorCode } from './stay-access.ts'
import { findGuide, readTranslatedGuide } from './villa-guide.ts'

/** Everything about a guest's own stay. */
export async function readStay(deps: Deps, account: Account, bookingNumber: string, language: Language): Promise<OwnStay> {
  return showStay(deps, await ownBooking(deps.db, account, bookingNumber), language, { readDoorCode, listPapers: papersOfBooking })
}

/** Each look at a door code is recorded, so who looks at the page of a guest gets dots. */
const HIDDEN_CODE = '••••'

/** What the guest of a stay reads on its page, for the office. Nothing is written. */
export async function readGuestView(deps: Deps, bookingId: number, language: Language): Promise<OwnStay> {
  return showStay(deps, await bookingWithPage(deps.db, bookingId), language, {
    readDoorCode: async (...stay) => (await readDoorCode(...stay)) && HIDDEN_CODE,
    listPapers: issuedPapers,
  })
}

type Found = Awaited<ReturnType<typeof ownBooking>>
type Ways = { readDoorCode: typeof readDoorCode; listPapers: typeof papersOfBooking }

async function showStay(deps: Deps, found: Found, language: Language, ways: Ways): Promise<OwnStay> {
  const { db, now } = deps
  const { booking, villa } = found
  const [shown] = await guestBookings(db, [found])
  if (!shown) throw new Refusal('no_such_booking')
  const today = dayAtProperty(now())
  const sold = blocksNights(booking.status)
  const until = detailsOpenUntil(booking)
  const access = guideAccess({ ...booking, ...(await accessFacts(db, booking, shown.remaining)) }, today)
  const guide = access.guide ? await findGuide(db, villa.id) : undefined
  return {
    booking: shown,
    version: booking.version,
    today,
    capacity: largestParty(villa.capacity),
    arrivalTime: booking.arrivalTime,
    ...(await documentState(db, booking, today)),
    detailsUntil: sold && today <= until ? until : null,
    payments: await readPayments(db, booking.id),
    cancellation: canCancel(booking, today) ? cancellationLadder(booking, today, shown.paid) : [],
    paymentOpen: await hasOpenPayment(db, booking.id),
    guide: access.guide ? await readTranslatedGuide(db, villa.id, guide, language) : null,
    doorCode: access.doorCode ? await ways.readDoorCode(deps, booking) : null,
    doorCodeFrom: doorCodeFrom(booking),
    papers: await ways.listPapers(deps, booking.id),
    transfer: booking.status === 'partial_paid' ? await proformaOffer(db, booking) : null,
    messages: await readStayMessages(db, booking.id),
    tickets: await readTickets(db, booking),
    news: await findStayNews(db, booking),
    ...(await ownReview(db, booking, now())),
  }
}

async function readPayments(db: Db, bookingId: number): Promise<OwnStay['payments']> {
  const came = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved')))
    .orderBy(asc(payments.id))
  const back = await refundsOfBooking(db, bookingId)
  return came.map((payment) => ({
    ...payment,
    at: (payment.settledAt ?? payment.openedAt).toISOString(),
    on: toPaidDay(payment),
    card: payment.maskedPan,
    refunds: back.filter(({ paymentId }) => paymentId === payment.id).map(toStayRefund),
  }))
}

async function readTickets(db: Db, { id, accountId }: BookingRow): Promise<OwnStay['tickets']> {
  const orders = db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.bookingId, id))
  const found = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId ?? 0), inArray(tickets.orderId, orders)))
    .orderBy(asc(tickets.id))
  const ids = found.map(({ id }) => id)
  const written = await listMessages(db, ids)
  const getComplaint = await complaintsOfTickets(db, ids)
  return found.map((ticket) => ({
    ...ticket,
    openedAt: ticket.openedAt.toISOString(),
    ...written(ticket.id),
    complaint: getComplaint(ticket.id),
  }))
}
