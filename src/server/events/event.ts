import type { Cents } from '#domain/money.ts'

/** What can happen, with ids and amounts only: consumers read everything else when they are called. */
export type Event =
  | { type: 'payment.approved'; paymentId: number }
  | { type: 'payment.refused'; paymentId: number }
  /** The bank's records disagree with an approval. */
  | { type: 'payment.disputed'; paymentId: number }
  /** A signed approval came for an order that is not on record. */
  | { type: 'payment.lost'; lostPaymentId: number }
  /** `returning`: cents that go back with this cancellation. */
  | { type: 'booking.cancelled'; bookingId: number; returning: Cents }
  /** Everything that a cancellation gives back has gone back. */
  | { type: 'booking.refunded'; bookingId: number }
  /** An owner recorded a payment; `confirmed`: it sells the nights for the first time. */
  | { type: 'payment.recorded'; paymentId: number; confirmed: boolean }
  /** A payment that was recorded by mistake was reversed. */
  | { type: 'payment.reversed'; paymentId: number }
  /** A cancelled or failed booking stands again. */
  | { type: 'booking.confirmed_again'; bookingId: number }
  /** Money that could not count, such as a stage paid twice, has gone back. */
  | { type: 'payment.surplus_refunded'; refundId: number }

export type EventType = Event['type']
