import { sql } from 'drizzle-orm'
import type { CalendarDay } from '../src/domain/calendar-day.ts'
import type { TestSite } from './test-site.ts'

/** Adds `count` villas on sale. */
export async function manyVillas({ db, asOwner }: TestSite, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO villas (slug, name, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
    SELECT 'villa-' || n, 'Villa ' || n, 90, 2, 1, 0, 2, 6 FROM generate_series(1, ${count}::int) n`)
  await asOwner(sql`ANALYZE`)
}

/**
 * Adds paid one-week stays for every villa, backwards from the stay that begins on `last`. The rows are as wide as those of guests, on which
 * the choice of plans depends.
 */
export async function manyBookings(
  { db, asOwner }: TestSite,
  { perVilla, last = '2026-05-25' }: { perVilla: number; last?: CalendarDay },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, total_cents, price_items, created_at)
    SELECT 'M' || v.id || '-' || n, v.id, 'paid', ${last}::date - 7 * (n - 1), ${last}::date - 7 * (n - 1) + 5, 'Guest ' || n,
      'guest-' || n || '@example.com', '+44 7400 123456', 245000,
      '[{"kind": "nights", "season": "Standard rate", "nights": 5, "rate": 49000, "amount": 245000}]'::jsonb,
      '2020-01-01'::timestamptz + n * interval '1 hour'
    FROM villas v, generate_series(1, ${perVilla}::int) n`)
  await db.execute(sql`
    INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
    SELECT id, 1, 1, 'VB-' || code || '-1-01', 'approved', 245000, 1170000, 'nbs', '2026-01-01', 286650, created_at, created_at FROM bookings`)
  await asOwner(sql`ANALYZE`)
}
