import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, formatDayWithWeekday, toYear, weekday } from '../../src/domain/calendar-day.ts'
import { expect, fillInGuest, hasNoBarriers, showMonth } from './fixtures.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())
const nextYear = toYear(today) + 1
/** A Saturday in July of next year. */
const saturday = addDays(`${nextYear}-07-04`, (13 - weekday(`${nextYear}-07-04`)) % 7)
const monday = addDays(saturday, 2)

test('the calendar keeps weekly stays of a summer, sells a gap as a whole at a discount, and marks closed and too early days', async ({
  page,
  site,
}) => {
  const gap = { checkIn: saturday, checkOut: addDays(saturday, 4) }
  await site.change(sql`UPDATE settings SET value = jsonb_set(value, '{leadDays}', '12') WHERE name = 'booking'`)
  await site.change(sql`INSERT INTO stay_rules (name, villa_ids, from_day, until_day, minimum_nights, arrival_days, departure_days) VALUES
    ('Summer weeks', '{3}', ${`${nextYear}-06-20`}, ${`${nextYear}-09-10`}, 7, '{6}', '{6}')`)
  await site.change(sql`INSERT INTO stay_rules (name, gap_nights, gap_percent) VALUES ('Gaps', 3, -20)`)
  await site.change(sql`INSERT INTO seasons (name, from_day, until_day, rate_cents, closed)
    VALUES ('Winter rest', ${`${nextYear}-10-05`}, ${`${nextYear}-12-31`}, 35000, true)`)
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    SELECT code, 2, 'paid', check_in::date, check_out::date, 'Guest', 100, 100, now()
    FROM (VALUES ('GAPBEFORE', ${addDays(saturday, -7)}, ${gap.checkIn}), ('GAPAFTER', ${gap.checkOut}, ${addDays(saturday, 11)}))
      AS stays (code, check_in, check_out)`)
  const day = (one: string, more = '') => page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(one)}${more}`) })

  await page.goto('/booking?villa=villa-thea')
  await expect(page.getByText('Some dates have other rules, as the calendar shows.')).toBeVisible()
  // On a Sunday it would say that.
  const tooSoon = addDays(today, weekday(addDays(today, 11)) === 0 ? 10 : 11)
  await showMonth(page, tooSoon)
  await expect(day(tooSoon).first()).toHaveAccessibleName(/too soon to be booked/)
  await page.getByLabel('Go to month').selectOption(`${nextYear}-07`)
  await day(monday, ', no check-in on this day').click({ force: true })
  await expect(page.getByText('At this time of the year, stays begin on Saturdays.')).toBeVisible()
  await day(saturday).click()
  await day(addDays(saturday, 2)).click()
  await expect(page.getByText('Bookings must be for at least 7 nights')).toBeVisible()
  await expect(page.getByText(/^7 nights: check-in/)).toBeAttached()
  await page.getByLabel('Go to month').selectOption(`${nextYear}-11`)
  await expect(day(`${nextYear}-11-10`, ', closed$')).toBeVisible()
  await hasNoBarriers(page)

  await page.getByRole('button', { name: 'Clear dates' }).click()
  await page.goto('/booking?villa=villa-eirini')
  await page.getByLabel('Go to month').selectOption(`${nextYear}-07`)
  await day(gap.checkIn).click()
  await expect(page.getByText('These 4 nights are free between two stays and are sold together.')).toBeVisible()
  await expect(page.getByText(/^4 nights: check-in/)).toBeAttached()
  // €460 a night in high summer, less 20%.
  await expect(page.getByText('€368').filter({ visible: true }).first()).toBeVisible()
  await fillInGuest(page, { name: 'Anna Smith', email: 'anna@example.com', password: '' })
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page).toHaveURL(/booking-request/)
})
