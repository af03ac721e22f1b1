import { z } from 'zod'
import { bookingStatuses } from '#domain/bookings/status.ts'
import { nextSteps } from '#domain/bookings/whats-next.ts'
import { languages } from '#words/languages.ts'
import { CancellationLadder } from './cancellation.ts'
import { Picture } from './pictures.ts'
import { priced } from './price.ts'
import { ScheduledStage, Stages } from './stages.ts'
import { Day, Email, Euro, Line, Phone, renamed, Text, WholeOr } from './wire.ts'

export const PaymentPlan = z.enum(['full', 'partial'])

/** Guests of a booking, as an owner may enter them. */
export const Guests = WholeOr('guests_too_few').check(z.gte(1, 'guests_too_few'), z.lte(20, 'guests_too_many'))
/** A promo code as the guest types it; empty: none. */
export const TypedPromoCode = Text(40)
export const Status = z.enum(bookingStatuses)
export const stayNames = { checkIn: 'startDate', checkOut: 'endDate' } as const

/** Guest details from the booking form. */
export const GuestForm = z.object({
  name: Text(100, 'name_required'),
  email: Email('email_invalid'),
  phone: Phone('phone_number_required'),
  guests: WholeOr('no_guests').check(z.gte(1, 'no_guests')),
  specialRequests: Text(1000).optional(),
})
export type GuestForm = z.output<typeof GuestForm>

/** How a guest came, by the link that was followed (`via=`), such as the name of an assistant. */
export const CameFrom = Line(40)

export const WhatsNext = z.object({ step: z.enum(nextSteps), day: Day.nullable(), stage: z.int().nullable(), time: z.string() })

const GuestShown = z.object({ name: z.string(), email: z.string(), phone: z.string(), guests: z.int() })

/**
 * A calendar entry that blocks nights. Visitors get only villa, days and status; the other fields are sent only to the booking's
 * guest (`mine`) and to administrators.
 */
export const CalendarEntry = renamed(
  {
    villaId: z.int(),
    checkIn: Day,
    checkOut: Day,
    status: Status,
    mine: z.boolean().optional(),
    id: z.int().optional(),
    bookingNumber: z.string().optional(),
    villa: z.string().optional(),
    guest: GuestShown.optional(),
    specialRequests: z.string().optional(),
    language: z.enum(languages).optional(),
    orderId: z.string().nullable().optional(),
    bookedAt: z.string().optional(),
    nights: z.int().optional(),
    ratePerNight: Euro.optional(),
    total: Euro.optional(),
    plan: PaymentPlan.optional(),
    paid: Euro.optional(),
    version: z.int().optional(),
    hidden: z.boolean().optional(),
    remaining: Euro.optional(),
    /** The one thing that happens next; null if nothing does. Only for people of the house. */
    next: WhatsNext.nullable().optional(),
  },
  {
    ...stayNames,
    guest: 'guestInfo',
    bookedAt: 'createdAt',
    nights: 'duration',
    total: 'totalPrice',
    plan: 'paymentType',
    paid: 'paidAmount',
    remaining: 'remainingAmount',
  },
)
export type CalendarEntry = z.output<typeof CalendarEntry>

/** What is sold of all that a list finds with an arrival in a month, on whichever page. */
export const MonthSum = z.object({ month: z.string(), bookings: z.int(), total: Euro })
export type MonthSum = z.output<typeof MonthSum>

export const Price = priced(
  {
    nights: z.int(),
    instalments: Stages.nullable(),
    cancellation: CancellationLadder,
    /** Why paying in stages is not possible. */
    instalmentsReason: z.string().nullable(),
    /** True also while the guest's own unfinished attempt holds the nights. */
    available: z.boolean(),
    /** When the hold of the guest's own unfinished attempt ends; null if there is none. */
    keptUntil: z.string().nullable(),
    message: z.string(),
  },
  {
    original: 'originalPrice',
    total: 'finalPrice',
    instalments: 'paymentStages',
    instalmentsReason: 'paymentStagesReason',
  },
  { nights: 'priceBreakdown' },
)

export const GuestBooking = priced(
  {
    id: z.int(),
    bookingNumber: z.string(),
    firstOrderId: z.string().nullable(),
    status: Status,
    plan: PaymentPlan,
    paid: Euro,
    remaining: Euro,
    stage: z.int(),
    nextDueOn: Day.nullable(),
    ratePerNight: Euro,
    discount: Euro,
    villaId: z.int(),
    villa: z.string(),
    villaSlug: z.string(),
    picture: Picture.nullable(),
    checkIn: Day,
    checkOut: Day,
    guests: z.int(),
    nights: z.int(),
    specialRequests: z.string(),
    bookedAt: z.string(),
    stages: z.array(ScheduledStage),
    guest: GuestShown,
  },
  {
    id: 'reId',
    firstOrderId: 'nestpayoId',
    status: 'reStatus',
    plan: 'paymentType',
    total: 'totalPrice',
    paid: 'paidAmount',
    remaining: 'remainingAmount',
    stage: 'paymentStageNumber',
    nextDueOn: 'nextPaymentDueDate',
    original: 'originalPrice',
    discount: 'discountApplied',
    nights: 'duration',
    bookedAt: 'date',
    guest: 'guestInfo',
  },
  { nights: null },
)
export type GuestBooking = z.output<typeof GuestBooking>
