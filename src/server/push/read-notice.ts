import { eq } from 'drizzle-orm'
import type { PushKind } from '#domain/push/kinds.ts'
import type { PushNews } from '#words/push.ts'
import type { Db } from '../db/client.ts'
import { bookings, complaints, messages, payments, threads, tickets, villas } from '../db/schema.ts'
import type { EventFor } from '../events/event.ts'
import { guestOfThread, selectThreads } from '../threads/queries.ts'

export type PushEvent = EventFor<'push'>

/** `name`: the guest's first. `assignedTo`: the person who answers the conversation. `path`: of the screen, below `/admin/dashboard`. A later notice with the same tag takes the place of the former. */
export type Notice = { kind: PushKind; news: PushNews; name: string; villa: string; path: string; tag: string; assignedTo?: number | null }

/** What people hear of an event, as it stands now; null for nothing, also where it was deleted meanwhile. */
export async function readNotice(db: Db, event: PushEvent): Promise<Notice | null> {
  switch (event.type) {
    case 'payment.approved':
      return aboutPayment(db, event.paymentId)
    case 'payment.disputed':
      return aboutPayment(db, event.paymentId, 'disputed')
    case 'payment.lost':
      return { kind: 'payment', news: 'lost', name: '', villa: '', path: '', tag: `lost payment ${event.lostPaymentId}` }
    case 'instalment.overdue':
      return aboutBooking(db, event.bookingId, { kind: 'overdue', news: 'overdue' })
    case 'calendar.conflict':
      return aboutBooking(db, event.bookingId, { kind: 'conflict', news: 'conflict' })
    case 'ticket.opened':
      return aboutTicket(db, event.ticketId)
    case 'thread.message':
      return aboutMessage(db, event.messageId)
    case 'complaint.received':
      return aboutComplaint(db, event.complaintId)
  }
}

const toFirstName = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? ''

async function aboutPayment(db: Db, paymentId: number, news?: 'disputed'): Promise<Notice | null> {
  const [found] = await db
    .select({ stage: payments.stage, bookingId: payments.bookingId, changeOf: bookings.changeOf })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, paymentId))
  if (!found) return null
  if (news) return aboutBooking(db, found.changeOf ?? found.bookingId, { kind: 'payment', news })
  if (found.changeOf === null && found.stage === 1) return aboutBooking(db, found.bookingId, { kind: 'booking', news: 'booked' })
  return aboutBooking(db, found.changeOf ?? found.bookingId, { kind: 'payment', news: 'paid' })
}

async function aboutBooking(db: Db, bookingId: number, of: Pick<Notice, 'kind' | 'news'>): Promise<Notice | null> {
  const [found] = await db
    .select({ name: bookings.guestName, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(eq(bookings.id, bookingId))
  if (!found) return null
  return { ...of, name: toFirstName(found.name), villa: found.villa, path: `/bookings/${bookingId}`, tag: `${of.news} ${bookingId}` }
}

async function aboutTicket(db: Db, ticketId: number): Promise<Notice | null> {
  const [ticket] = await db.select({ threadId: tickets.threadId }).from(tickets).where(eq(tickets.id, ticketId))
  return ticket ? aboutThread(db, ticket.threadId) : null
}

async function aboutMessage(db: Db, messageId: number): Promise<Notice | null> {
  const [written] = await db.select().from(messages).where(eq(messages.id, messageId))
  return written?.author === 'guest' ? aboutThread(db, written.threadId) : null
}

async function aboutThread(db: Db, threadId: number): Promise<Notice | null> {
  const [found] = await selectThreads(db).where(eq(threads.id, threadId))
  if (!found) return null
  const name = toFirstName(guestOfThread(found).guestName)
  return {
    kind: 'message',
    news: 'written',
    name,
    villa: found.villa?.name ?? '',
    path: `/support?thread=${threadId}`,
    tag: `conversation ${threadId}`,
    assignedTo: found.thread.assignedTo,
  }
}

async function aboutComplaint(db: Db, complaintId: number): Promise<Notice | null> {
  const [found] = await db
    .select({ name: complaints.guestName, villa: villas.name })
    .from(complaints)
    .leftJoin(bookings, eq(bookings.code, complaints.bookingCode))
    .leftJoin(villas, eq(villas.id, bookings.villaId))
    .where(eq(complaints.id, complaintId))
  if (!found) return null
  const name = toFirstName(found.name)
  return { kind: 'complaint', news: 'complained', name, villa: found.villa ?? '', path: '/complaints', tag: `complaint ${complaintId}` }
}
