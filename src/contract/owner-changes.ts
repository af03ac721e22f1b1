import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_OPEN_STAGES, MOST_PRICE_LINES, priceWays } from '#domain/bookings/owner-change.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { Guests, PaymentPlan, Status } from './booking-entries.ts'
import { call } from './call.ts'
import { CancellationLadder } from './cancellation.ts'
import { priced } from './price.ts'
import { ScheduledStage } from './stages.ts'
import { Access } from './stay-access.ts'
import { Ask, Day, DayInput, Euro, EuroInput, Flag, Id, JsonText, Text, Version } from './wire.ts'

export const OpenStage = z.object({ amount: EuroInput.refine((amount) => amount > 0, 'amount_required'), dueOn: DayInput })

/** Further items of the price, each with a name that the guest reads; below 0 it takes off. */
export const PriceLines = JsonText(
  z.object({ name: Text(80, 'line_incomplete'), amount: EuroInput.refine((amount) => amount !== 0, 'line_incomplete') }),
)
  .refine((lines) => lines.length <= MOST_PRICE_LINES, 'too_many_lines')
  .optional()

/** Stay and price that an owner wants for a booking. */
const Wanted = {
  bookingId: Id,
  villaId: Id,
  checkIn: DayInput,
  checkOut: DayInput,
  /** Without it as many as now. */
  guests: Guests.optional(),
  price: z.enum(priceWays),
  /** With `own`: the new total. With `less`: the refund, by which the price is lowered. */
  amount: EuroInput.refine((amount) => amount > 0, 'amount_required').optional(),
  lines: PriceLines,
  /** What is open, and when it is due. Without it the stages of the booking go on; one without an amount keeps that of the stage in its place. */
  stages: JsonText(OpenStage.partial({ amount: true }))
    .refine((stages) => stages.length <= MOST_OPEN_STAGES, 'too_many_stages')
    .optional(),
}

const OwnersOffer = priced(
  {
    villa: z.string(),
    checkIn: Day,
    checkOut: Day,
    nights: z.int(),
    guests: z.int(),
    formerTotal: Euro,
    paid: Euro,
    /** Refunded to the guest at once. */
    back: Euro,
    /** Payments that it is taken from. Owners must give back payments that were not by card themselves. */
    parts: z.array(z.object({ method: z.enum(paymentMethods), amount: Euro, dinars: z.int() })),
    remaining: Euro,
    plan: PaymentPlan,
    stages: z.array(ScheduledStage),
    /** What a cancellation gives after the change; of a change of villa by the stricter policy of both. */
    cancellation: CancellationLadder,
    /** Rules for stays of guests that the new stay breaks, in words. */
    broken: z.array(z.string()),
    /** Whether the change needs a reason: a rule is broken, or the price is the owner's own. */
    reasonNeeded: z.boolean(),
    /** What the guest can read about the house when the door code is due: as the stay is, and after the change. */
    access: z.object({ before: Access, after: Access }),
    version: z.int(),
  },
  {},
  { nights: 'lines' },
)
export type OwnersOffer = z.output<typeof OwnersOffer>

export const ownerChangeCalls = {
  offer: call({
    method: 'GET',
    path: '/api/booking/stay_change_offer.php',
    summary:
      'What other dates, another villa, other guests or another price would change for a booking; refused where the nights are not free',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Wanted),
    answer: OwnersOffer,
  }),
  change: call({
    method: 'POST',
    path: '/api/booking/change_stay.php',
    summary: 'Change dates, villa, guests, price or stages of a booking; what is paid above the new price goes back',
    access: 'admin',
    roles: forRoles.management,
    /** `total` and `back`: as shown; if they differ now, nothing is changed. `tellGuest`: without it the guest gets a mail. */
    input: z.object({
      ...Wanted,
      version: Version,
      total: EuroInput,
      back: EuroInput,
      reason: Text(500).optional(),
      tellGuest: Flag.optional(),
      ask: Ask,
    }),
    answer: z.object({ status: Status }),
  }),
}
