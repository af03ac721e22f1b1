import { z } from 'zod'
import { GuestForm, PaymentPlan, TypedPromoCode } from '#contract/booking-entries.ts'
import { Day } from '#contract/wire.ts'
import { compressedCookie } from '../cookies.server.ts'

const Draft = z.object({
  villaId: z.int(),
  checkIn: Day,
  checkOut: Day,
  guest: GuestForm,
  plan: PaymentPlan.optional(),
  promoCode: TypedPromoCode.optional(),
  /** A second villa for the same nights. */
  also: z.object({ villaId: z.int(), guests: z.int() }).optional(),
})
export type Draft = z.output<typeof Draft>

/** Keeps the draft of a booking, so that it survives login and back navigation. */
export const draftCookie = compressedCookie('draft', { maxAge: 24 * 60 * 60 }, Draft)
