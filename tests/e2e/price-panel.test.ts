import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, toYear, weekday } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers } from './fixtures.ts'
import { test } from './own-site-test.ts'

/** A Monday outside every season of the first content. */
const november = `${toYear(dayAtProperty(new Date())) + 1}-11-02`
const checkIn = addDays(november, (8 - weekday(november)) % 7)
const stay = new URLSearchParams({ villa: 'villa-thea', checkIn, checkOut: addDays(checkIn, 5), guests: '6' })

test('the price panel follows the number of guests: further guests, fees, climate levy, VAT and other currencies', async ({
  page,
  site,
}) => {
  await site.change(sql`UPDATE villas SET levy_class = 'detached_over_80' WHERE slug = 'villa-thea'`)
  await site.change(sql`
    INSERT INTO villa_rates (villa_id, included_guests, further_guest_cents, updated_at)
    SELECT id, 4, 4000, now() FROM villas WHERE slug = 'villa-thea'`)
  await site.change(sql`INSERT INTO fees (name, scope, rate_cents) VALUES ('Linen', 'guest', 1000)`)
  await site.change(sql`UPDATE settings SET value = '{"levy": "added", "vat": "amount"}' WHERE name = 'taxes'`)
  await site.change(sql`INSERT INTO currency_rates (code, rate_units, rate_day, fetched_at) VALUES
    ('RSD', 1170000, '2026-11-20', now()), ('CHF', 9360, '2026-11-20', now())`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/booking?${stay}`)
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  // Five nights of €350, of two further guests, linen of six and the levy of November.
  await expect(panel).toContainText('€2,230')
  await expect(panel).toContainText('2 further guests, 5 nights × €40')
  await expect(panel).toContainText('Linen, €10 a guest')
  await expect(panel).toContainText('Climate levy, ')
  await expect(panel).toContainText('of which climate levy €20 (5 nights)')
  await expect(panel).toContainText('After that we refund only the climate levy, €20.')
  await expect(panel).toContainText(/of which VAT 13%: €\d+(?:\.\d\d)?/)
  await panel.getByLabel('Also show prices in').selectOption('CHF')
  await expect(panel).toContainText(/about [\d,]+\sCHF/)
  await hasNoBarriers(page)
  await page.getByLabel('Guests', { exact: true }).fill('4')
  await expect(panel).toContainText('€1,810')
  await expect(panel).not.toContainText('further guest')
  await page.reload()
  await expect(panel).toContainText(/about [\d,]+\sCHF/)
  await page.goto('/villas/villa-thea')
  await expect(page.getByText(/about [\d,]+\sCHF/)).toHaveCount(0)
  await page.goto(`/villas?${stay}`)
  await expect(page.getByText(/about [\d,]+\sCHF/).first()).toBeVisible()
})
