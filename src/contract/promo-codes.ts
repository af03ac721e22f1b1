import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { normalizedCode, promoBases } from '#domain/pricing/promo-code.ts'
import { call } from './call.ts'
import { Ask, Day, DayInput, DayOr, Euro, EuroInput, Flag, Id, Numeric, Page, Text, Total, Version, Whole } from './wire.ts'

const PromoCode = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  /** Null for a code in euros. */
  percentage: z.number().nullable(),
  /** Null for a code in percent. */
  amount: Euro.nullable(),
  base: z.enum(promoBases),
  validFrom: Day,
  validUntil: Day,
  stayFrom: Day.nullable(),
  stayUntil: Day.nullable(),
  minimumNights: z.int(),
  villaIds: z.array(z.int()),
  /** Null: no limit. */
  usesInAll: z.int().nullable(),
  usesByGuest: z.int().nullable(),
  active: Flag,
  /** Bookings that have their nights with the code, and those at the bank that hold them. */
  sold: z.int(),
  held: z.int(),
})
export type PromoCode = z.output<typeof PromoCode>

const CODE = /^[\p{L}\p{N}-]{3,40}$/u
const Uses = Whole.check(z.gte(1, 'promo_uses_too_few'))
const HIGHEST_AMOUNT = 100_000_00

export const promoCodeCalls = {
  list: call({
    method: 'GET',
    path: '/api/pricing/promo_codes.php',
    summary: 'The promo codes, newest first, and how often each is used',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Page),
    answer: z.object({ promoCodes: z.array(PromoCode), today: Day, ...Total }),
  }),
  save: call({
    method: 'POST',
    path: '/api/pricing/save_promo_code.php',
    summary: 'Add a promo code, or change the one whose id is given; bookings keep what they have got by it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      id: Id.optional(),
      version: Version,
      code: Text(60, 'promo_code_invalid').refine((typed) => CODE.test(normalizedCode(typed)), 'promo_code_invalid'),
      /** Either a percentage or an amount. */
      percentage: Numeric.check(z.gt(0, 'percentage_out_of_range'), z.lte(100, 'percentage_out_of_range')).optional(),
      amount: EuroInput.check(z.gt(0, 'amount_required'), z.lte(HIGHEST_AMOUNT, 'rate_too_high')).optional(),
      base: z.enum(promoBases).optional(),
      validFrom: DayOr('validity_required'),
      validUntil: DayOr('validity_required'),
      stayFrom: DayInput.nullish(),
      stayUntil: DayInput.nullish(),
      minimumNights: Whole.check(z.gte(1, 'minimum_nights_too_few')).optional(),
      /** None: for all villas. */
      villaIds: z.array(Id).max(1_000).optional(),
      usesInAll: Uses.optional(),
      usesByGuest: Uses.optional(),
      active: Flag.optional(),
      ask: Ask,
    }),
    answer: z.object({ id: z.int(), code: z.string() }),
  }),
}
