import { z } from 'zod'
import { CameFrom, GuestForm, PaymentPlan, TypedPromoCode } from '#contract/booking-entries.ts'
import { Day } from '#contract/wire.ts'
import { compressedCookie } from '../cookies.server.ts'

const Draft = z.object({
  villaId: z.int(),
  checkIn: Day,
  checkOut: Day,
  guest: GuestForm,
  plan: PaymentPlan.optional(),
  promoCode: TypedPromoCode.optional(),
  /** The link that led to the booking page. */
  via: CameFrom.optional(),
  /** A second villa for the same nights. */
  also: z.object({ villaId: z.int(), guests: z.int() }).optional(),
})
export type Draft = z.output<typeof Draft>

/** Keeps the draft of a booking, so that it survives login and back navigation. */
export const draftCookie = compressedCookie('draft', { maxAge: 24 * 60 * 60 }, Draft)

/** The link by which a guest has come to a form, or to an earlier one. */
export async function readVia({ searchParams }: URL, request: Request): Promise<Pick<Draft, 'via'>> {
  const via = CameFrom.safeParse(searchParams.get('via')).data || (await draftCookie.read(request))?.via
  return via ? { via } : {}
}
