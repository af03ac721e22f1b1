import { type SQL, sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../src/domain/calendar-day.ts'

const today = dayAtProperty(new Date())

export type PaidByCard = { code: string; villaId: number; from: string; name: string; status?: string; paid?: number; hidden?: boolean }

/** A stay of five nights for 1,000 euros, with the amount paid by card. */
export const aStay = ({ code, villaId, from, name, status = 'paid', paid = 100_000, hidden = false }: PaidByCard): SQL[] => {
  const stages = [
    { stage: 1, amount: 30_000, dueOn: addDays(today, -30) },
    { stage: 2, amount: 70_000, dueOn: addDays(today, 10) },
  ]
  return [
    sql`
      INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, plan, original_cents, total_cents,
        price_items, stages, deleted_at, created_at)
      VALUES (${code}, ${villaId}, ${status}, ${from}, ${addDays(from, 5)}, ${name}, ${`${code.toLowerCase()}@example.com`}, '+381 60 1234567', 2,
        'partial', 100000, 100000,
        '[{"kind":"nights","season":"Standard rate","nights":5,"rate":20000,"amount":100000}]'::jsonb, ${JSON.stringify(stages)}::jsonb,
        ${hidden ? new Date() : null}, now())`,
    ...(paid > 0
      ? [
          sql`
            INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
            SELECT id, 1, 1, ${`VB-${code}-1-01`}, 'approved', ${paid}::int, 1170000, 'nbs', '2026-01-01', ${paid * 1.17}::int, now(), now()
            FROM bookings WHERE code = ${code}`,
        ]
      : []),
  ]
}
