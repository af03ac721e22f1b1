import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { recordedMethods } from '#domain/bookings/recorded-payment.ts'
import { Status } from './booking-entries.ts'
import { call } from './call.ts'
import { Ask, DayInput, EuroInput, Id, Text, Version } from './wire.ts'

/** A payment by a method other than card, recorded by an owner. */
export const RecordedPayment = z.object({
  amount: EuroInput.refine((amount) => amount > 0, 'amount_required'),
  receivedOn: DayInput,
  /** Reference on the bank statement or receipt. */
  reference: Text(140, 'reference_required'),
  method: z.enum(recordedMethods),
})

export const bookingMoneyCalls = {
  record: call({
    method: 'POST',
    path: '/api/booking/record_payment.php',
    summary: 'Record money that came by transfer or in cash; the booking becomes partly paid or paid, and the guest is told',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ bookingId: Id, version: Version, ...RecordedPayment.shape, ask: Ask }),
    answer: z.object({ paymentId: z.int(), status: Status }),
  }),
  reverse: call({
    method: 'POST',
    path: '/api/booking/reverse_payment.php',
    summary: 'Reverse a payment that was recorded by mistake, by an entry of its own; `payment`: the right one, recorded in the same step',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      paymentId: Id,
      version: Version,
      reason: Text(500, 'reason_required'),
      payment: RecordedPayment.optional(),
      ask: Ask,
    }),
    answer: z.object({ status: Status }),
  }),
}
