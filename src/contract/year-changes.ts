import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { undoableChangeKinds, yearChangeKinds } from '#domain/pricing/year-change.ts'
import { call } from './call.ts'
import { Ask, Day, Euro, Id, Nothing, renamed, Whole } from './wire.ts'

const Change = {
  kind: z.enum(yearChangeKinds),
  /** The year whose seasons are copied or get other prices. */
  year: Whole.check(z.gte(2000, 'year_out_of_range'), z.lte(2098, 'year_out_of_range')),
  /** Percent that prices are higher afterwards; below 0: lower. Prices become whole euros. */
  percent: Whole.check(z.gte(-90, 'percent_out_of_range'), z.lte(100, 'percent_out_of_range')),
}

const Planned = renamed(
  { name: z.string(), from: Day, until: Day, rate: Euro, rateBefore: Euro, closed: z.boolean(), there: z.boolean() },
  { from: 'start_date', until: 'end_date', rate: 'price_per_night', rateBefore: 'price_before' },
)

export const yearChangeCalls = {
  preview: call({
    method: 'GET',
    path: '/api/pricing/preview_year.php',
    summary: 'What copying the seasons of a year into the next one, or changing all its prices, would do',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Change),
    answer: z.object({
      seasons: z.array(Planned),
      /** Says what was previewed; changes when a season or a price does. */
      seen: z.string(),
    }),
  }),
  make: call({
    method: 'POST',
    path: '/api/pricing/change_year.php',
    summary: 'Copy the seasons of a year into the next one, or change all its prices',
    access: 'admin',
    roles: forRoles.management,
    /** `ask`: refuse a price far from that of before. */
    input: z.object({ ...Change, seen: z.string().max(100), ask: Ask }),
    answer: z.object({ id: z.int(), count: z.int() }),
  }),
  last: call({
    method: 'GET',
    path: '/api/pricing/last_year_change.php',
    summary: 'The last change of a whole year or of chosen nights, if it can still be undone',
    access: 'admin',
    roles: forRoles.management,
    input: Nothing,
    answer: z.object({
      change: z
        .object({ id: z.int(), kind: z.enum(undoableChangeKinds), year: z.int(), count: z.int(), madeAt: z.iso.datetime() })
        .nullable(),
    }),
  }),
  undo: call({
    method: 'POST',
    path: '/api/pricing/undo_year_change.php',
    summary: 'Undo a change of a whole year or of chosen nights',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
