import { sql } from 'drizzle-orm'
import { bookings } from '../../src/server/db/schema.ts'
import { expect } from '../form-browser/expect.ts'
import { type House, test } from './house.ts'
import { openPart } from './steps.ts'

const nextYear = new Date().getUTCFullYear() + 1
const dates = `checkIn=${nextYear}-07-05&checkOut=${nextYear}-07-10&guests=4`

test('a guest compares villas with totals for the dates, leaves one out, and books from the table', async ({ page, house }) => {
  await house.db.insert(bookings).values({
    code: 'C1',
    villaId: 1,
    status: 'restricted',
    checkIn: `${nextYear}-07-01`,
    checkOut: `${nextYear}-07-08`,
    guestName: 'Taken',
    originalTotal: 0,
    total: 0,
    createdAt: new Date(),
  } as typeof bookings.$inferInsert)
  await page.goto(`/villas?${dates}`)
  await page.getByRole('link', { name: 'Compare villas' }).click()
  const table = page.getByRole('table')
  expect(table.getByRole('columnheader')).toHaveCount(4)
  expect(table.getByRole('columnheader', { name: /Villa Armonia/ })).toContainText('Taken. Free')
  expect(table.getByRole('columnheader', { name: /Villa Thea/ })).toContainText(/€[\d,]+/)
  expect(table.getByRole('row', { name: /^Size/ })).toContainText('105 m²')
  expect(table.getByRole('row', { name: /^If you cancel/ })).toContainText('70% until June')
  await page.getByLabel('Villa Armonia').uncheck()
  await page.getByRole('button', { name: 'Show' }).click()
  expect(table.getByRole('columnheader')).toHaveCount(3)
  expect(page).toHaveURL(new RegExp(`/compare\\?${dates}&villa=`))
  await table
    .getByRole('columnheader', { name: /Villa Thea/ })
    .getByRole('link', { name: /^Book/ })
    .click()
  expect(page).toHaveURL(new RegExp(`/booking\\?villa=villa-thea&${dates}`))
})

test('without dates villas are compared by the price of a month and days before arrival', async ({ page }) => {
  await page.goto('/compare')
  expect(page.getByRole('table').getByRole('columnheader', { name: /Villa Onar/ })).toContainText(/^Villa Onar.*from €\d+ a night/)
  expect(page.getByRole('row', { name: /^If you cancel/ })).toContainText('70% until 21 days before')
  const mail = await page.getByRole('link', { name: 'Share' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:\?subject=Compare the villas&body=.*\n.*\/compare$/s)
})

test('a party that is too large for a villa and a search that fails are told in the comparison', async ({ page, house }) => {
  await page.goto(`/compare?${dates.replace('guests=4', 'guests=6')}`)
  expect(page.getByRole('columnheader', { name: /Villa Onar/ })).toContainText('There is room for at most 5 guests')
  await page.goto(`/compare?checkIn=${nextYear}-07-05&checkOut=${nextYear}-07-06`)
  expect(page.getByRole('main')).toContainText('Minimum stay is 5 nights')
  await house.breakTable('imported_events')
  await page.goto(`/compare?${dates}`)
  expect(page.getByRole('main')).toContainText('The villas could not be searched')
})

/** No owner has told anything. */
const tellNothing = (house: House) => house.change(sql`UPDATE villas SET family_facts = '[]'`)

test('an owner tells what families ask; the comparison has it, and says nothing where nothing was told', async ({
  page,
  office,
  house,
}) => {
  await tellNothing(house)
  await page.goto('/compare')
  expect(page.getByRole('row', { name: /^Cot/ })).toHaveCount(0)
  await office.goto('/admin/dashboard/villas?edit=3')
  await openPart(office, 'For families and access')
  await office.getByLabel('Cot').selectOption('Yes')
  await office.getByLabel('Pets').selectOption('No')
  await office.getByLabel('Steps inside').fill('14')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  expect(office.getByText('Villa updated')).toBeVisible()
  await office.goto('/admin/dashboard/villas?edit=3')
  expect(office.getByLabel('Cot')).toHaveValue('1')
  expect(office.getByLabel('High chair')).toHaveValue('')
  await page.goto('/compare')
  expect(page.getByRole('row', { name: /^Cot/ })).toContainText('Yes')
  expect(page.getByRole('row', { name: /^Pets/ })).toContainText('No')
  expect(page.getByRole('row', { name: /^Steps inside/ })).toContainText('14 steps inside')
  expect(page.getByRole('row', { name: /^High chair/ })).toHaveCount(0)
  await page.goto('/villas/villa-thea')
  const data = JSON.parse(page.locator('script[type="application/ld+json"]').elements()[0]?.textContent ?? '{}')
  expect(data.petsAllowed).toBe(false)
  expect(data.containsPlace.amenityFeature).toContainEqual(expect.objectContaining({ name: 'crib', value: true }))

  await office.goto('/admin/dashboard/villas?edit=3')
  await openPart(office, 'For families and access')
  await office.getByLabel('Steps inside').fill('-3')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  expect(office.getByRole('main').getByRole('alert').first()).toBeVisible()
})

test('a search leaves only villas that have what a family asks for', async ({ page, office, house }) => {
  await tellNothing(house)
  await office.goto('/admin/dashboard/villas?edit=3')
  await openPart(office, 'For families and access')
  await office.getByLabel('Cot').selectOption('Yes')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await office.goto('/admin/dashboard/villas?edit=2')
  await openPart(office, 'For families and access')
  await office.getByLabel('Cot').selectOption('No')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  for (const search of [dates, `length=7&month=${nextYear}-07&guests=4`]) {
    await page.goto(`/villas?${search}`)
    expect(page.getByRole('article')).toHaveCount(4)
    await page.getByText('Cot, pool fence, pets …').click()
    await page.getByLabel('Cot', { exact: true }).check()
    await page.getByRole('button', { name: 'Show villas with this' }).click()
    expect(page).toHaveURL(`/villas?${search}&cot=1`)
    expect(page.getByRole('article')).toHaveCount(1)
    expect(page.getByRole('article')).toContainText('Villa Thea')
    expect(page.getByLabel('Cot', { exact: true })).toBeChecked()
    await page.goto(`/villas?${search}&cot=1&pets=1`)
    expect(page.getByRole('main')).toContainText('No villa has all of this.')
  }
})

test('without scripts a villa is handed on by an email that keeps dates and guests', async ({ page }) => {
  await page.goto(`/villas/villa-thea?${dates}`)
  const mail = decodeURIComponent((await page.getByRole('link', { name: 'Share' }).getAttribute('href')) ?? '')
  expect(mail).toMatch(/^mailto:\?subject=Villa Thea&body=Villa Thea, \w+ 5 – .* guests\n/s)
  expect(mail).toContain(`/villas/villa-thea?${dates}`)
})

test('an owner tells the view and the ways to beach and pool; the comparison marks the shortest way, and the view is translated', async ({
  page,
  office,
}) => {
  await office.goto('/admin/dashboard/villas?edit=1')
  await openPart(office, 'Size, rooms and beds')
  await office.getByLabel('View').fill('Harbour lights')
  await office.getByLabel('Distance to the beach (m)').fill('80')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  expect(office.getByText('Villa updated')).toBeVisible()
  await office.goto('/admin/dashboard/villas?edit=2')
  await openPart(office, 'Size, rooms and beds')
  await office.getByLabel('Distance to the beach (m)').fill('')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/compare')
  expect(page.getByRole('row', { name: /^View/ })).toContainText('Harbour lights')
  const bold = async (title: RegExp) => {
    const cells = page.getByRole('row', { name: title }).getByRole('cell')
    return Promise.all(
      (await cells.all()).map(
        async (cell) =>
          ((await cell.getAttribute('class'))?.includes('font-semibold') ? '*' : '') + (await cell.textContent())?.replace('\u00a0', ' '),
      ),
    )
  }
  expect((await bold(/^Distance to the beach/)).slice(0, 3)).toEqual(['*80 m', '–', '100 m'])
  expect((await bold(/^Distance to the pool/)).slice(0, 2)).toEqual(['*20 m', '60 m'])
  await page.goto('/villas/villa-armonia')
  expect(page.getByRole('main')).toContainText('80 m to the beach')
  expect(page.getByRole('main')).toContainText('20 m to the pool')
  await page.goto('/sr/compare')
  expect(page.getByRole('row', { name: /^Pogled/ })).toContainText('More i večernje sunce')
})
