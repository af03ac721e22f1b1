import { sql } from 'drizzle-orm'
import type { TestSite } from './test-site.ts'

/**
 * Adds what a site of four villas has after some years, a stay of each villa every week until `site.clock.now`: guests, bookings, payments,
 * refunds, bank messages, mails, events, activity, papers, requests and sign-ins, each as old as its stay.
 */
export async function yearsOfRows({ db, asOwner, clock }: TestSite, years: number): Promise<void> {
  const now = clock.now.toISOString()
  await db.execute(sql`
    INSERT INTO villas (slug, name, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
    SELECT 'villa-of-years-' || n, 'Villa ' || n, 90, 2, 1, 0, 2, 6 FROM generate_series(1, 4) n`)
  await db.execute(sql`
    INSERT INTO accounts (full_name, email, created_at, last_sign_in_at)
    SELECT 'Guest ' || n, 'guest-of-years-' || n || '@example.com', at, at
    FROM generate_series(1, ${years}::int * 208) n, LATERAL (SELECT ${now}::timestamptz - (n / 4 * 7 || ' days')::interval AS at) moment`)
  await db.execute(sql`
    INSERT INTO bookings (code, villa_id, account_id, status, check_in, check_out, guest_name, email, total_cents, created_at, updated_at)
    SELECT 'Y' || guest.id, villa.id, guest.id, 'paid', guest.created_at::date - 5, guest.created_at::date, guest.full_name, guest.email,
      245000, guest.created_at, guest.created_at
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM accounts WHERE email LIKE 'guest-of-years-%') guest
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM villas WHERE slug LIKE 'villa-of-years-%') villa
      ON villa.place = 1 + guest.place % 4`)
  await db.execute(sql`
    INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
    SELECT id, stage, 1, 'VB-' || code || '-' || stage || '-01', 'approved', 80000, 1170000, 'nbs', '2026-01-01', 93600, created_at, created_at
    FROM bookings, generate_series(1, 3) stage WHERE code LIKE 'Y%'`)
  await db.execute(sql`
    INSERT INTO refunds (payment_id, amount_cents, dinars, reason, state, created_at, settled_at)
    SELECT id, 1000, 1170, 'a part', 'done', opened_at, opened_at FROM payments WHERE id % 10 = 0`)
  await db.execute(sql`
    INSERT INTO papers (kind, year, number, issued_at, booking_id, amount_cents, content)
    SELECT 'confirmation', 2000, id, created_at, id, 245000, '{}' FROM bookings WHERE code LIKE 'Y%'`)
  await db.execute(sql`
    INSERT INTO bank_messages (order_id, at, source, verdict)
    SELECT order_id, opened_at, 'query', 'approved' FROM payments, generate_series(1, 3) n`)
  await db.execute(sql`
    INSERT INTO mails (occasion, recipient, subject, body_text, body_html, created_at, sent_at, account_id, booking_id)
    SELECT 'years ' || id || ' ' || n, email, 'Your stay', repeat('text ', 20), repeat('html ', 40), created_at, created_at, account_id, id
    FROM bookings, generate_series(1, 8) n WHERE code LIKE 'Y%'`)
  await db.execute(sql`
    INSERT INTO events (at, type) SELECT created_at, 'payment.approved' FROM bookings, generate_series(1, 4) n WHERE code LIKE 'Y%'`)
  await db.execute(sql`
    INSERT INTO event_deliveries (event_id, consumer, attempts, done_at)
    SELECT id, consumer, 1, at FROM events, (VALUES ('mail'), ('metrics')) AS consumers (consumer) ON CONFLICT DO NOTHING`)
  await db.execute(sql`
    INSERT INTO activity (at, account_id, subject, action)
    SELECT b.created_at, (SELECT min(id) FROM accounts), subject, 'change'
    FROM bookings b JOIN payments p ON p.booking_id = b.id AND p.stage = 1 LEFT JOIN refunds r ON r.payment_id = p.id,
      LATERAL (VALUES ('booking ' || b.code), ('payment ' || p.order_id), ('refund ' || coalesce(r.id, 1)), ('villa Thea')) AS subjects (subject)
    WHERE b.code LIKE 'Y%'`)
  await db.execute(sql`
    INSERT INTO threads (booking_id, guest_name, guest_email, language, state, opened_at, last_at, last_author)
    SELECT id, '', '', language, 'waiting', created_at, created_at, 'guest' FROM bookings WHERE code LIKE 'Y%' AND id % 5 = 0`)
  await db.execute(sql`
    INSERT INTO tickets (thread_id, account_id, order_id, reason, status, opened_at, updated_at)
    SELECT t.id, b.account_id, 'VB-' || code || '-1-01', 'other', 'closed', created_at, created_at
    FROM threads t JOIN bookings b ON b.id = t.booking_id WHERE code LIKE 'Y%'`)
  await db.execute(sql`
    INSERT INTO messages (thread_id, ticket_id, author, body, written_at)
    SELECT thread_id, id, 'guest', 'Hello', opened_at FROM tickets WHERE status = 'closed'`)
  await db.execute(sql`
    INSERT INTO security_events (at, account_id, kind) SELECT created_at, account_id, 'sign_in' FROM bookings, generate_series(1, 3) n WHERE code LIKE 'Y%'`)
  await asOwner(sql`ANALYZE`)
}
