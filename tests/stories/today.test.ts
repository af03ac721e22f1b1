import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { addDays, dayAtProperty, formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

const today = dayAtProperty(new Date())

type Stay = { code: string; villaId: number; from: number; nights: number; name: string; paid?: boolean }

/** A stay from some days before or after today. */
const aStay = ({ code, villaId, from, nights, name, paid = true }: Stay) => {
  const stages = [
    { stage: 1, amount: 30000, dueOn: addDays(today, -60) },
    { stage: 2, amount: 70000, dueOn: addDays(today, 2) },
  ]
  return sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, arrival_time, special_requests,
      plan, original_cents, total_cents, stages, created_at)
    VALUES (${code}, ${villaId}, ${paid ? 'paid' : 'partial_paid'}, ${addDays(today, from)}, ${addDays(today, from + nights)}, ${name},
      ${`${code.toLowerCase()}@example.com`}, '+381 60 1234567', 4, ${from === 0 ? '17:30' : ''}, ${from === 0 ? 'A cot, please' : ''},
      'partial', 100000, 100000, ${JSON.stringify(stages)}::jsonb, now())`
}

/** The whole price of these stays. */
const insertPayments = (codes: string[]) => sql`
  INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
  SELECT id, 1, 1, 'VB-' || code || '-1-01', 'approved', 100000, 1170000, 'nbs', '2026-01-01', 117000, now(), now()
  FROM bookings WHERE code = ANY(${sql.param(codes)}::text[])`

test('the board has a line for each villa: who leaves, who arrives and who is in the house, and how to reach them', async ({
  house,
  office,
}) => {
  await office.goto('/admin/dashboard')
  const board = office.getByRole('region', { name: /^Today, / })
  expect(board).toContainText('Nobody arrives, stays or leaves.')
  expect(office.getByText('Nobody arrives or leaves in the next six days.')).toBeVisible()

  for (const stay of [
    { code: 'LEAVES', villaId: 1, from: -5, nights: 5, name: 'Anna Smith' },
    { code: 'COMES1', villaId: 1, from: 0, nights: 7, name: 'Đorđe Žižić', paid: false },
    { code: 'STAYS1', villaId: 2, from: -3, nights: 6, name: 'Ελένη Παπαδοπούλου' },
    { code: 'LATER1', villaId: 3, from: 4, nights: 5, name: 'A guest with quite a long name, and with a family' },
  ])
    await house.change(aStay(stay))
  await house.change(insertPayments(['LEAVES', 'STAYS1', 'LATER1']))
  await office.reload()
  expect(board).not.toContainText('Nobody')
  const line = (name: string) => board.getByRole('listitem').filter({ hasText: name })
  expect(line('Anna Smith')).toContainText('Leaves 11:00')
  expect(line('Anna Smith')).toContainText('Đorđe Žižić')
  expect(line('Đorđe Žižić')).toContainText('Arrives 17:30')
  expect(line('Đorđe Žižić')).toContainText('still to pay')
  expect(line('Đorđe Žižić')).toContainText('A cot, please')
  expect(line('Ελένη Παπαδοπούλου')).toContainText('In house')
  expect(line('Đorđe Žižić').getByRole('link', { name: 'Call Đorđe Žižić' })).toHaveAttribute('href', 'tel:+381601234567')

  const later = office.getByRole('region', { name: 'The next six days' })
  expect(later).toContainText('A guest with quite a long name')
  expect(later).toContainText('No time')
  expect(later.getByRole('link', { name: /^Call A guest with/ })).toHaveAttribute('href', 'tel:+381601234567')
  expect(later.getByRole('link', { name: /^WhatsApp A guest with/ })).toHaveAttribute('href', /wa\.me/)
  expect(later.getByRole('link', { name: /^Write A guest with/ })).toHaveAttribute('href', /\/support\?stay=\d+$/)

  await board.getByRole('link', { name: 'Đorđe Žižić', exact: true }).click()
  expect(office.getByText('Booking COMES1')).toBeVisible()
})

test('each day of the week strip opens its own board', async ({ house, office }) => {
  await house.change(aStay({ code: 'STAYS1', villaId: 2, from: -3, nights: 6, name: 'Ελένη Παπαδοπούλου' }))
  await house.change(aStay({ code: 'LATER1', villaId: 3, from: 4, nights: 5, name: 'Anna Smith' }))
  await office.goto('/admin/dashboard')
  const days = office.getByRole('navigation', { name: 'The next seven days' }).getByRole('link')
  expect(days).toHaveCount(7)
  expect(days.nth(3)).toContainText('1 out')
  await days.nth(4).click()
  expect(days.nth(4)).toHaveAttribute('aria-current', 'date')
  expect(days.nth(4)).toContainText('1 in')
  const board = office.getByRole('region', { name: formatDayWithWeekday(addDays(today, 4)) })
  expect(board).toContainText('Anna Smith')
  expect(board).toContainText('Nobody leaves.')
  expect(board).not.toContainText('Ελένη')
  await office.goto('/admin/dashboard?day=2000-01-01')
  expect(office.getByRole('region', { name: /^Today, / })).toContainText('Ελένη Παπαδοπούλου')
})

test('what needs attention has one line for each kind: what is overdue comes first, and several of a kind unfold', async ({
  house,
  office,
}) => {
  for (const stay of [
    { code: 'OWES01', villaId: 1, from: 20, nights: 7, name: 'Đorđe Žižić', paid: false },
    { code: 'OWES02', villaId: 2, from: 20, nights: 7, name: 'Anna Smith', paid: false },
  ])
    await house.change(aStay(stay))
  await office.goto('/admin/dashboard')
  const list = office.getByRole('region', { name: 'Needs attention' })
  const first = list.getByRole('listitem').nth(0)
  expect(first).toContainText('2 overdue instalments')
  expect(first).toContainText('OWES01, Đorđe Žižić: €300.00 was due on')
  expect(first).toContainText('OWES02, Anna Smith')
  expect(list).toContainText('2 instalments due')
  expect(list).toContainText('Anna Smith, Villa Eirini: €700.00 due on')
  expect(office.getByRole('main')).toContainText(/Before you go live: \d+ of \d+ done/)
  await first.getByText('2 overdue instalments').click()
  await first.getByRole('link', { name: 'Open the booking' }).first().click()
  expect(office.getByText(/Booking OWES0/)).toBeVisible()
})

/** As large as those of a phone. */
const makePhoto = async () =>
  sharp(randomBytes(1_600 * 1_200 * 3), { raw: { width: 1_600, height: 1_200, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

test('a photo of some megabytes goes with the note of a changeover, and one that is none is refused where it was chosen', async ({
  house,
  office,
}) => {
  await house.change(aStay({ code: 'PHOTO1', villaId: 3, from: 1, nights: 7, name: 'Anna Smith' }))
  await office.goto('/admin/dashboard/changeovers')
  const villa = office.getByRole('listitem').filter({ hasText: 'Villa Thea' }).first()
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    await villa.getByText('Add a photo').click()
    await villa.getByLabel('Photo for Villa Thea').setInputFiles({ name, mimeType, buffer: new Uint8Array(buffer) })
    await villa.getByRole('button', { name: 'Save the photo' }).click()
  }
  const photo = await makePhoto()
  expect(photo.length).toBeGreaterThan(1_500_000)
  await send('boiler.jpg', 'image/jpeg', photo)
  expect(office.getByText('The photo is saved')).toBeVisible()
  expect(villa.getByRole('img', { name: 'Photo 1 of Villa Thea' })).toBeVisible()

  await send('a.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  expect(villa.getByRole('alert')).toBeVisible()
})
