import type { Cents } from '#domain/money.ts'

/** Events with ids and amounts only; consumers read all other data when they run. */
export type Event =
  | { type: 'payment.approved'; paymentId: number }
  | { type: 'payment.refused'; paymentId: number }
  /** The bank's records disagree with an approval. */
  | { type: 'payment.disputed'; paymentId: number }
  /** A signed approval of an order that is not in the database. */
  | { type: 'payment.lost'; lostPaymentId: number }
  /** `returning`: cents refunded with this cancellation. */
  | { type: 'booking.cancelled'; bookingId: number; returning: Cents }
  /** All refunds of a cancelled booking are done. */
  | { type: 'booking.refunded'; bookingId: number }
  /** An owner recorded a payment; `confirmed`: true if it sells the nights for the first time. */
  | { type: 'payment.recorded'; paymentId: number; confirmed: boolean }
  /** A payment recorded by mistake was reversed. */
  | { type: 'payment.reversed'; paymentId: number }
  /** A cancelled or failed booking is confirmed again. */
  | { type: 'booking.confirmed_again'; bookingId: number }
  /** A surplus, such as a stage paid twice, was refunded. */
  | { type: 'payment.surplus_refunded'; refundId: number }

export type EventType = Event['type']
