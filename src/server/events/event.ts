import type { Cents } from '#domain/money.ts'

/** Ids and amounts only, except in `admin.changed`; consumers read all other data when they run. */
export type Event =
  | { type: 'payment.approved'; paymentId: number }
  | { type: 'payment.refused'; paymentId: number }
  /** The bank's records disagree with an approval. */
  | { type: 'payment.disputed'; paymentId: number }
  /** A signed approval of an order that is not in the database. */
  | { type: 'payment.lost'; lostPaymentId: number }
  /** `returning`: cents refunded with this cancellation. */
  | { type: 'booking.cancelled'; bookingId: number; returning: Cents }
  /** A guest asks for other nights, and the owners want to agree first. */
  | { type: 'change.asked'; requestId: number }
  | { type: 'change.decided'; requestId: number }
  /** The owners do not show a guest's review. */
  | { type: 'review.refused'; reviewId: number }
  | { type: 'offer.sent'; offerId: number }
  /** The guest has chosen a stay of an offer, and pays it by transfer. */
  | { type: 'offer.transfer_agreed'; offerId: number }
  /** An offer has lapsed, or was withdrawn. */
  | { type: 'offer.ended'; offerId: number }
  /** Others got nights that an offer kept for its guest. */
  | { type: 'offer.nights_lost'; bookingId: number }
  /** The guest has got other nights. */
  | { type: 'booking.moved'; changeId: number }
  /** All refunds of a cancelled booking are done. */
  | { type: 'booking.refunded'; bookingId: number }
  /** An owner recorded a payment; `confirmed`: true if it sells the nights for the first time. */
  | { type: 'payment.recorded'; paymentId: number; confirmed: boolean }
  /** A payment recorded by mistake was reversed. */
  | { type: 'payment.reversed'; paymentId: number }
  /** A cancelled or failed booking is confirmed again. */
  | { type: 'booking.confirmed_again'; bookingId: number }
  /** A deleted booking is back and has its nights again. */
  | { type: 'booking.restored'; bookingId: number }
  /** An owner changed guests, requests, or how the guest is reached. */
  | { type: 'booking.details_changed'; bookingId: number }
  /** Money of a payment was refunded. */
  | { type: 'refund.done'; refundId: number }
  /** A surplus, such as a stage paid twice, was refunded. */
  | { type: 'payment.surplus_refunded'; refundId: number }
  | { type: 'account.registered'; accountId: number }
  /** The address of an account is proved from now on. */
  | { type: 'account.proved'; accountId: number }
  | { type: 'ticket.opened'; ticketId: number }
  | { type: 'ticket.resolved'; ticketId: number }
  /** A complaint is in the register. */
  | { type: 'complaint.received'; complaintId: number }
  | { type: 'complaint.answered'; complaintId: number }
  /** A guest or an owner wrote in a conversation, but for the message that opened a ticket. */
  | { type: 'thread.message'; messageId: number }
  /** The guest changed the number of guests, the requests or the time of arrival. */
  | { type: 'booking.guest_changed'; bookingId: number }
  /** An instalment is overdue, and its guest is reminded of it. */
  | { type: 'instalment.overdue'; bookingId: number }
  /** A platform has sold nights that are sold here, too. */
  | { type: 'calendar.conflict'; bookingId: number }
  /** A job holds back what cannot be undone. */
  | { type: 'job.held'; holdId: number }
  /** An administrator changed something. The activity consumer moves `before` and `after` out of the event, as they may be personal. */
  | { type: 'admin.changed'; accountId: number; subject: string; action: string; before: unknown; after: unknown }

export type EventType = Event['type']

export const consumerNames = ['mail', 'papers', 'activity', 'metrics', 'push', 'conversations'] as const
export type ConsumerName = (typeof consumerNames)[number]

/** The consumers of each event. A consumer added here receives new events only. */
export const consumersOf = {
  'payment.approved': ['mail', 'papers', 'metrics', 'push', 'conversations'],
  'payment.refused': ['mail', 'metrics'],
  'payment.disputed': ['mail', 'metrics', 'push'],
  'payment.lost': ['mail', 'metrics', 'push'],
  'booking.cancelled': ['mail', 'metrics'],
  'booking.refunded': ['mail', 'metrics'],
  'payment.recorded': ['mail', 'papers', 'metrics', 'conversations'],
  'payment.reversed': ['mail', 'papers', 'metrics'],
  'booking.confirmed_again': ['mail', 'papers', 'metrics', 'conversations'],
  'booking.restored': ['mail', 'metrics'],
  'booking.details_changed': ['mail', 'metrics'],
  'refund.done': ['papers'],
  'payment.surplus_refunded': ['mail', 'metrics'],
  'account.registered': ['mail', 'metrics'],
  'account.proved': ['conversations'],
  'ticket.opened': ['mail', 'metrics', 'push'],
  'ticket.resolved': ['mail', 'metrics'],
  'complaint.received': ['mail', 'metrics', 'push'],
  'complaint.answered': ['mail', 'metrics'],
  'thread.message': ['mail', 'metrics', 'push'],
  'change.asked': ['mail', 'metrics'],
  'change.decided': ['mail', 'metrics'],
  'review.refused': ['mail', 'metrics'],
  'offer.sent': ['mail', 'metrics'],
  'offer.transfer_agreed': ['mail', 'metrics'],
  'offer.ended': ['mail', 'metrics'],
  'offer.nights_lost': ['mail', 'metrics'],
  'booking.moved': ['mail', 'papers', 'metrics'],
  'booking.guest_changed': ['mail', 'metrics'],
  'instalment.overdue': ['push', 'metrics'],
  'calendar.conflict': ['push', 'metrics'],
  'job.held': ['mail', 'metrics'],
  'admin.changed': ['activity'],
} as const satisfies Record<EventType, readonly ConsumerName[]>

type TypesFor<Name extends ConsumerName> = {
  [Type in EventType]: Name extends (typeof consumersOf)[Type][number] ? Type : never
}[EventType]

/** The events that a consumer receives. */
export type EventFor<Name extends ConsumerName> = Extract<Event, { type: TypesFor<Name> }>
