import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_OPEN_STAGES } from '#domain/bookings/owner-change.ts'
import { adjustableKinds } from '#domain/pricing/adjusted-quote.ts'
import { languages } from '#words/languages.ts'
import { PaymentPlan, Status } from './booking-entries.ts'
import { RecordedPayment } from './booking-money.ts'
import { call } from './call.ts'
import { OpenStage, PriceLines } from './owner-changes.ts'
import { priced } from './price.ts'
import { ScheduledStage } from './stages.ts'
import { Ask, Day, DayInput, Email, Euro, EuroInput, Id, JsonText, Line, Phone, Text, WholeOr } from './wire.ts'

/** Other values of computed items of the price. `was` and `value`: euros for each, or the percentage of a discount. */
const LineChanges = JsonText(
  z.object({ item: WholeOr('lines_changed'), was: EuroInput, value: EuroInput.refine((value) => value >= 0, 'line_value_invalid') }),
)

/** Stay and price of a booking that an owner enters. */
export const WantedByHand = {
  villaId: Id,
  checkIn: DayInput,
  checkOut: DayInput,
  guests: WholeOr('no_guests').check(z.gte(1, 'no_guests'), z.lte(20, 'guests_too_many')),
  /** By the rates of today, or a total of the owner's own. */
  price: z.enum(['rates', 'own']),
  amount: EuroInput.refine((amount) => amount > 0, 'amount_required').optional(),
  lines: PriceLines,
  lineChanges: LineChanges.optional(),
  plan: PaymentPlan.optional(),
  /** In place of those of the plan. */
  stages: JsonText(OpenStage)
    .refine((stages) => stages.length <= MOST_OPEN_STAGES, 'too_many_stages')
    .optional(),
}

const HandOffer = priced(
  {
    villa: z.string(),
    checkIn: Day,
    checkOut: Day,
    nights: z.int(),
    plan: PaymentPlan,
    stages: z.array(ScheduledStage),
    /** Items of the computed price that `lineChanges` may change; `value` as there. */
    computed: z.array(z.object({ item: z.int(), kind: z.enum(adjustableKinds), name: z.string(), count: z.int(), value: Euro })),
    /** Rules for stays of guests that the stay breaks, in words. */
    broken: z.array(z.string()),
    reasonNeeded: z.boolean(),
  },
  {},
  { nights: 'lines' },
)
export type HandOffer = z.output<typeof HandOffer>

export const handBookingCalls = {
  offer: call({
    method: 'GET',
    path: '/api/booking/hand_booking_offer.php',
    summary: 'What a booking that an owner enters would cost; refused where the nights are not free',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(WantedByHand),
    answer: HandOffer,
  }),
  create: call({
    method: 'POST',
    path: '/api/booking/hand_booking.php',
    summary: 'Enter a booking with money that has come by transfer or in cash; the guest gets confirmation and receipt by mail',
    access: 'admin',
    roles: forRoles.management,
    /** `total`: as shown; if it differs now, nothing is booked. */
    input: z.object({
      ...WantedByHand,
      total: EuroInput,
      name: Line(100, 'name_required'),
      email: Email('email_invalid'),
      phone: Phone('phone_number_required'),
      language: z.enum(languages).optional(),
      specialRequests: Text(1000).optional(),
      reason: Text(500).optional(),
      payment: RecordedPayment,
      /** Refuse a price far from that by the rates, and an unusual day of the payment. */
      ask: Ask,
    }),
    answer: z.object({ bookingId: z.int(), bookingNumber: z.string(), status: Status }),
  }),
}
