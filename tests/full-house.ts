import { sql } from 'drizzle-orm'
import { aVilla } from './builders.ts'
import type { TestSite } from './test-site.ts'

const statementsFor = (bookings: number, villas: number) => [
  sql`INSERT INTO bookings (code, villa_id, account_id, status, check_in, check_out, guest_name, email, plan, total_cents, stages, created_at)
    SELECT 'B' || n, 1 + n % ${villas}::int, 1,
      CASE WHEN outcome = 'partial_paid' AND arrival < current_date + 20 THEN 'paid' ELSE outcome END, arrival, arrival + 5,
      'Guest ' || n, 'guest' || n || '@example.com', 'partial', 245000,
      jsonb_build_array(
        jsonb_build_object('stage', 1, 'amount', 73500, 'dueOn', arrival - 180),
        jsonb_build_object('stage', 2, 'amount', 73500, 'dueOn', arrival - 60),
        jsonb_build_object('stage', 3, 'amount', 98000, 'dueOn', arrival - 20)),
      arrival::timestamptz - interval '180 days' + n * interval '1 second'
    FROM generate_series(0, ${bookings}::int - 1) n,
      LATERAL (SELECT current_date + 300 - (${bookings}::int - 1 - n) / ${villas}::int * 5 AS arrival,
        (ARRAY['paid', 'partial_paid', 'failed', 'cancelled'])[1 + n / ${villas}::int % 4] AS outcome) stay`,
  sql`INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
    SELECT id, 1, t, 'VB-' || code || '-1-0' || t, CASE t WHEN 1 THEN 'failed' ELSE 'approved' END, 73500, 1170000, 'nbs', '2026-01-01', 85995, created_at, created_at
    FROM bookings, generate_series(1, 2) t`,
  sql`INSERT INTO bank_messages (order_id, at, source, verdict) SELECT order_id, opened_at, 'return', state FROM payments`,
  sql`INSERT INTO booking_changes (booking_id, at, actor, to_status) SELECT id, created_at, 'bank', status FROM bookings`,
  sql`INSERT INTO mails (occasion, recipient, subject, body_text, body_html, created_at, sent_at, error)
    SELECT 'm' || n, 'guest' || n || '@example.com', 'Your stay', repeat('text ', 300), repeat('html ', 600), now(),
      CASE WHEN n % 100 > 0 THEN now() END, CASE WHEN n % 100 = 0 THEN 'refused' END
    FROM generate_series(1, 20000) n`,
  sql`INSERT INTO pictures (key, alt, width, height, colour, widths) SELECT 'p-' || n, '', 1920, 1280, '#123456', '{480,800}' FROM generate_series(1, 500) n`,
  sql`INSERT INTO gallery_images (picture_key, alt, category, position) SELECT key, '', 'exteriors', 1 FROM pictures`,
  // A conversation for each stay: some wait, some have a request.
  sql`INSERT INTO threads (booking_id, guest_name, guest_email, language, state, opened_at, last_at, last_author)
    SELECT id, '', '', 'en', CASE WHEN id % 100 = 0 THEN 'open' ELSE 'waiting' END, created_at, created_at, 'guest' FROM bookings`,
  sql`INSERT INTO tickets (thread_id, account_id, order_id, reason, status, opened_at, updated_at)
    SELECT id, 1, 'VB-B' || (booking_id - 1) || '-1-01', 'other', CASE WHEN booking_id % 50 = 0 THEN 'pending' ELSE 'resolved' END, now(), now()
    FROM threads ORDER BY booking_id LIMIT 2000`,
  sql`INSERT INTO threads (guest_name, guest_email, language, state, opened_at, last_at, last_author)
    SELECT 'Ana ' || n, 'ana' || n || '@example.com', 'en', CASE WHEN n % 50 = 0 THEN 'open' ELSE 'waiting' END,
      now() - n * interval '1 hour', now() - n * interval '1 hour', CASE WHEN n % 50 = 0 THEN 'guest' ELSE 'owner' END
    FROM generate_series(1, 5000) n`,
  sql`INSERT INTO messages (thread_id, author, body, written_at) SELECT id, author, repeat('text ', 50), opened_at FROM threads, unnest(ARRAY['guest', 'owner']) author`,
  sql`INSERT INTO message_templates (name, texts, event, days, active_since)
    SELECT 'Text ' || n, '{"en": {"subject": "Your stay", "body": "Dear {guest}"}}', 'arrival', -n, now() FROM generate_series(1, 20) n`,
  sql`INSERT INTO mailings (account_id, found, name, texts, fingerprint, made_at, send_at)
    SELECT 1, '{"when": "in_house", "from": "2026-06-01", "until": "2026-06-01", "villaIds": [], "languages": [], "stage": null}', '',
      '{"en": {"subject": "The pool", "body": "Dear {guest}"}}', n::text, now(), now() FROM generate_series(1, 200) n`,
  sql`INSERT INTO mailing_stays (mailing_id, booking_id, state, why)
    SELECT mailings.id, bookings.id, 'left_out', 'no_address' FROM mailings, bookings WHERE bookings.id <= 200`,
  sql`INSERT INTO mail_words (mail, language, edition, subject, above, below, written_at)
    SELECT mail, language, n, 'Subject ' || n, repeat('text ', 300), '', now() FROM generate_series(1, 25) n,
      unnest(ARRAY['en', 'sr', 'el', 'de']) language, unnest(ARRAY['instalment_soon', 'confirmed', 'arrival_asked']) mail`,
  sql`INSERT INTO messages (thread_id, ticket_id, author, body, written_at) SELECT thread_id, id, 'guest', 'Hello', opened_at FROM tickets`,
  sql`INSERT INTO message_mails (message_id, mail_id, whole) SELECT id, id::text, repeat('text ', 100) FROM messages`,
  sql`INSERT INTO message_pictures (message_id, webp, width, height) SELECT id, repeat('text', 30000), 1200, 900 FROM messages LIMIT 200`,
  sql`INSERT INTO complaints (year, number, guest_name, content, received_on, answer_by, solve_by, decision, answered_on, solved_on)
    SELECT 2026, n, 'Guest ' || n, 'Noise', day, day + 8, day + 15, CASE WHEN n % 10 > 0 THEN 'refused' END, CASE WHEN n % 10 > 0 THEN day END,
      CASE WHEN n % 10 > 0 THEN day END
    FROM generate_series(1, 3000) n, LATERAL (SELECT '2026-01-01'::date + n % 300 AS day) received`,
  sql`INSERT INTO papers (kind, year, number, issued_at, booking_id, amount_cents, content)
    SELECT 'confirmation', 2026, n, '2026-08-01'::timestamptz + n * interval '1 minute', 1 + n % ${bookings}::int, 245000,
      jsonb_build_object('title', 'Booking confirmation', 'language', 'en', 'site', 'Villas', 'sender', '[]'::jsonb,
        'headline', '["Price", "€2,450.00"]'::jsonb, 'sections', '[]'::jsonb, 'notes', jsonb_build_array(repeat('text ', 300)))
    FROM generate_series(1, 10000) n`,
  sql`INSERT INTO paper_numbers (kind, year, last_number) VALUES ('confirmation', 2026, 10000)`,
  sql`INSERT INTO villa_readiness (villa_id, day, note) SELECT 1, '2026-01-01'::date + n, 'A lamp' FROM generate_series(1, 1000) n`,
  sql`INSERT INTO readiness_pictures (villa_id, day, webp, added_at) SELECT villa_id, day, repeat('text', 30000), now() FROM villa_readiness LIMIT 200`,
  sql`INSERT INTO promo_codes (code, percent_hundredths, valid_from, valid_until, updated_at)
    SELECT 'CODE' || n, 1000, '2026-01-01', '2026-12-31', now() FROM generate_series(1, 500) n`,
  sql`INSERT INTO promo_uses (booking_id, promo_code_id) SELECT id, 1 + id % 500 FROM bookings`,
  sql`INSERT INTO security_events (at, account_id, kind, network) SELECT now(), 1, 'signed_in', '203.0.113.0/24' FROM generate_series(1, 10000) n`,
  sql`INSERT INTO activity (at, account_id, subject, action) SELECT now(), 1, 'villa ' || n, 'change' FROM generate_series(1, 10000) n`,
  sql`INSERT INTO jobs (name, run_at) VALUES ('send mails', '2100-01-01') ON CONFLICT DO NOTHING`,
  sql`INSERT INTO job_runs (job, began_at, ended_at, error)
    SELECT 'send mails', now() - n * interval '10 seconds', now() - n * interval '10 seconds', CASE WHEN n % 1000 = 0 THEN 'no answer' END
    FROM generate_series(1, 60000) n`,
  sql`INSERT INTO connected_calendars (villa_id, name, token, import_url, created_at)
    SELECT id, 'Airbnb', 'token' || id, 'https://airbnb.example/' || id, now() FROM villas`,
  sql`INSERT INTO imported_events (calendar_id, uid, check_in, check_out)
    SELECT id, n, '2026-01-01'::date + n * 5, '2026-01-06'::date + n * 5 FROM connected_calendars, generate_series(1, ${Math.ceil(1200 / villas)}::int) n`,
]

const BOOKINGS_PER_VILLA = 750

/** A site after some years: bookings with two payment attempts each, 20,000 emails, 500 pictures, 10,000 changes, 60,000 job runs. */
export async function fillHouse({ db, asOwner }: TestSite, bookings = 3_000): Promise<void> {
  const villas = Math.ceil(bookings / BOOKINGS_PER_VILLA)
  for (let villa = 0; villa < villas; villa += 1) await aVilla(db)
  for (const statement of statementsFor(bookings, villas)) await db.execute(statement)
  await asOwner(sql`VACUUM ANALYZE`)
}

/** The first booking of the last round of villas that is paid. */
function lastSold(bookings: number): number {
  const villas = Math.ceil(bookings / BOOKINGS_PER_VILLA)
  const rounds = Math.floor((bookings - 1) / villas)
  return (rounds - (rounds % 4)) * villas + 1
}

const conversationReads = {
  '/api/support_tickets.php': ['', 'status=pending'],
  '/api/inbox.php': ['', 'limit=12&offset=4900', 'show=pending', 'show=all', 'show=questions', 'search=pool'],
  '/api/inboxConversation.php': ['ticketId=1', 'threadId=1', 'bookingId=1'],
  '/api/messageTemplates.php': [''],
  '/api/messageReach.php': [''],
  '/api/mailWords.php': [''],
  '/api/readMailWords.php': ['mail=instalment_soon'],
  '/api/questions.php': ['', 'state=open', 'limit=10&offset=4900'],
  '/api/mailingGuests.php': ['when=stay_between&from=2020-01-01&until=2031-12-31'],
  '/api/mailings.php': ['', 'limit=20&offset=180'],
}

/** Administrators' read requests by path, with the most expensive parameters. */
export const listAdminReads = (bookings: number): Record<string, string[]> => ({
  '/api/booking/get_bookings.php': [
    '',
    `limit=100&offset=${bookings - 100}`,
    `search=guest${bookings - 1}`,
    'search=guest',
    'search=gu',
    'search=VB-B17-1-02',
    'status=paid&from=2026-01-01&until=2026-12-31',
  ],
  '/api/adminToday.php': [''],
  '/api/adminAhead.php': [''],
  '/api/pushDevices.php': [''],
  '/api/adminSettings.php': [''],
  '/api/translationGroups.php': [''],
  '/api/translations.php': ['group=villa-1&language=sr', 'group=pictures&language=el&open=1'],
  '/api/adminChangeovers.php': [''],
  '/api/readinessPicture.php': ['id=1'],
  '/api/messagePicture.php': ['id=1'],
  '/api/wholeMail.php': ['messageId=1'],
  '/api/booking/hand_booking_offer.php': ['villaId=1&checkIn=2031-01-06&checkOut=2031-01-13&guests=2&price=rates'],
  '/api/booking/offers.php': ['', 'open=1', `bookingId=${bookings / 2}`],
  '/api/adminTimeline.php': ['from=2026-01-01&days=400'],
  '/api/booking/saved_filters.php': [''],
  '/api/booking/booking_neighbours.php': [`bookingId=${bookings / 2}`, `bookingId=${bookings / 2}&search=guest&sort=arrival`],
  '/api/booking/booking_details.php': [`bookingId=${bookings / 2}`],
  '/api/booking/letter.php': [`bookingId=${lastSold(bookings)}&letter=arrival`],
  '/api/booking/booking_events.php': [`bookingId=${bookings / 2}`],
  '/api/booking/guest_view.php': [`bookingId=${lastSold(bookings)}`],
  '/api/booking/change_requests.php': [`bookingId=${bookings / 2}`],
  '/api/booking/booking_papers.php': [`bookingId=${bookings / 2}`],
  '/api/booking/stay_access.php': [`bookingId=${bookings / 2}`],
  '/api/booking/refund_offer.php': [`bookingId=${bookings / 2}`],
  '/api/booking/status_changes.php': [`bookingId=${bookings / 2}`],
  '/api/booking/stay_change_offer.php': [`bookingId=${lastSold(bookings)}&villaId=1&checkIn=2031-01-06&checkOut=2031-01-13&price=rates`],
  '/api/adminMails.php': ['', 'state=failed', 'search=guest19999', 'limit=50&offset=19900'],
  '/api/adminActivity.php': ['', 'search=villa 9999'],
  '/api/adminSecurityEvents.php': ['', 'limit=25&offset=9900'],
  '/api/adminReviews.php': ['', 'limit=20&offset=20'],
  '/api/adminJobs.php': ['', 'failed=1', 'job=send mails&limit=50&offset=30000'],
  '/api/adminCalendars.php': [''],
  '/api/adminWithdrawnVillas.php': [''],
  '/api/adminComingStays.php': ['id=1'],
  '/api/adminTwoStep.php': [''],
  '/api/adminPeople.php': [''],
  '/api/adminGoingLive.php': [''],
  '/api/adminBankAccount.php': [''],
  '/api/adminBankMessages.php': ['', 'notApplied=1', 'search=VB-B17'],
  '/api/fillMessageTemplate.php': [`templateId=1&bookingId=${lastSold(bookings)}`],
  ...conversationReads,
  '/api/plannedMessages.php': [`bookingId=${lastSold(bookings)}`],
  '/api/pricing/promo_codes.php': [''],
  '/api/pricing/preview_nights.php': ['from=2031-07-01&until=2031-08-31&what=percent&percent=5'],
  '/api/pricing/preview_year.php': ['kind=copy&year=2027&percent=5'],
  '/api/pricing/last_year_change.php': [''],
  '/api/complaints.php': ['', 'state=late', 'limit=20&offset=2900'],
  '/api/exportComplaints.php': ['from=2026-01-01&until=2026-12-31'],
  '/api/adminStats.php': [''],
  '/api/adminWaiting.php': [''],
  '/api/adminSearch.php': ['search=', 'search=guest', 'search=He', 'search=BC-2026-00017'],
  '/api/booking/get_unsold_nights.php': [''],
  '/api/gallery.php': [''],
  '/api/villaGuide.php': ['villaId=1'],
  '/api/exportChosenBookings.php': [`bookingIds=[${Array.from({ length: 200 }, (_, index) => index + 1)}]`],
  '/api/exportBookings.php': ['from=2026-01-01&until=2026-12-31'],
  '/api/adminBooks.php': ['from=2022-01-01&until=2026-12-31'],
  '/api/exportBooks.php': ['from=2022-01-01&until=2026-12-31&by=day'],
  '/api/adminSoldNights.php': ['year=2026', 'year=2026&villaId=1'],
  '/api/adminReports.php': ['from=2026-01-01&until=2026-12-31&comparison=year', 'from=2024-01-01&until=2026-12-31'],
  '/api/exportReport.php': ['from=2026-01-01&until=2026-12-31&table=months'],
  '/api/adminAssistants.php': ['from=2026-01-01&until=2026-12-31', 'from=2024-01-01&until=2026-12-31&villaId=1'],
  '/api/adminConversations.php': ['from=2026-01-01&until=2026-12-31', 'from=2024-01-01&until=2026-12-31&villaId=1'],
  '/api/exportConversations.php': ['from=2026-01-01&until=2026-12-31&table=topics'],
  '/api/exportAssistants.php': ['from=2026-01-01&until=2026-12-31&table=missed'],
  '/api/adminDeclarations.php': ['month=2026-08'],
  '/api/exportDeclarations.php': ['month=2026-08'],
  '/api/adminPapers.php': ['month=2026-08', 'month=2026-08&limit=50&offset=9900'],
  '/api/exportPapers.php': ['month=2026-07'],
  '/api/exportPayments.php': ['from=2022-01-01&until=2022-12-31'],
})
