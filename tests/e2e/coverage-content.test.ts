import { expect, hasNoBarriers, test } from './fixtures.ts'
import { officePage } from './office.ts'

test('featured amenities are listed first, the others below by category', async ({ page, request }) => {
  const { amenities } = await (await request.get('/api/amenities.php')).json()
  await page.goto('/amenities')
  const below = page.locator('section', { has: page.getByRole('heading', { name: 'Additional Amenities' }) })
  const order = ['indoor', 'outdoor', 'services']
  const shown = await below.getByRole('heading', { level: 3 }).allInnerTexts()
  const categories = shown.map((title) => order.indexOf(amenities.find((amenity: { title: string }) => amenity.title === title)?.category))
  expect(categories).toEqual([...categories].sort())
  for (const { title, featured } of amenities) {
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible()
    if (featured) expect(shown).not.toContain(title)
  }
})

test('the attractions are the specified ones', async ({ page }) => {
  await page.goto('/attractions')
  const main = page.getByRole('main')
  for (const distance of ['80 m', '9 km', '7 km', '5 km', '8-9 km', '5.2 km', '20 km', '20-30 minutes'])
    await expect(main.getByText(new RegExp(distance.replace('.', '\\.').replace('-', '[-–]'))).first()).toBeVisible()
  const onTheMap = main.getByRole('link', { name: /^On the map ?: / })
  expect(await onTheMap.count()).toBeGreaterThan(5)
  await expect(onTheMap.first()).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\S+$/)
  for (const words of [/Athos/, /walk/i, /boat/i]) await expect(main.getByText(words).first()).toBeVisible()
})

test('the pricing page shows policies, what is included and the payment options', async ({ page }) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  for (const words of [
    'Villa, up to 6 guests',
    '5 nights, at any time of the year.',
    'no check-in and no check-out on Sundays',
    'From 15:00 to 18:30 with your host, or until 23:00 by yourself.',
    'By 11:00.',
    'in cash at check-in, given back at check-out',
    '70% of what you paid comes back if you cancel 21 days or more before arrival',
    '60 days before arrival',
    '20 days before arrival',
    'We accept Visa, MasterCard and bank transfer.',
  ])
    await expect(main.getByText(words).first()).toBeVisible()
  for (const name of ['Policies', 'What is included', 'Booking and payment'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Book your stay' })).toHaveAttribute('href', '/booking')
})

test('a villa page shows all its data, also as structured data without a rating', async ({ page }) => {
  await page.goto('/villas/villa-thea')
  const main = page.getByRole('main')
  await expect(main.getByText(/^View in Greek - /)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Back to All Villas' })).toHaveAttribute('href', '/villas')
  for (const name of ['Book This Villa', 'Check Availability & Book'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/booking?villa=villa-thea')
  for (const name of ['Villa Overview', 'About Villa Thea', 'Rooms and beds', 'Amenities'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  const overview = page.locator('section, aside, div', { has: page.getByRole('heading', { name: 'Villa Overview' }) }).last()
  for (const words of [/Beds?/, /bathroom/i, /up to 6 guests/i, /m²/]) await expect(overview).toContainText(words)
  await expect(main.getByText(/Greek registration|AMA/).first()).toBeVisible()
  const [text] = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  const told = JSON.parse(text ?? '')
  expect(told).toMatchObject({ '@type': 'VacationRental', identifier: 'villa-3', checkinTime: '15:00', checkoutTime: '11:00' })
  expect(told.image.length).toBeGreaterThanOrEqual(8)
  expect(told.latitude).toMatch(/^\d+\.\d{5}$/)
  expect(told.containsPlace.bed.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/rating/i)
})

test('a villa with little data shows default features and amenities and its only picture', async ({ page, browser }) => {
  const office = await officePage(browser)
  const [{ url }] = await (await office.request.get('/api/gallery.php')).json()
  const villa = { name: 'Villa Mikri', size: 40, doubleBed: 0, singleBed: 0, sofaBed: 0, bathrooms: 1, capacity: 2, imageUrl: url }
  await office.request.post('/api/villas.php', {
    data: { ...villa, about: 'Small.', claim: 'A room.', features: '[]', amenities: '[]', images: '[]' },
  })
  await page.goto('/villas/villa-mikri')
  const main = page.getByRole('main')
  for (const words of [
    'Seaside Location',
    'Modern Amenities',
    'Free WiFi',
    'Air Conditioning',
    'Private Parking',
    'Sea View',
    'Kitchen',
    'Terrace',
  ])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(main.getByText('No beds configured').first()).toBeVisible()
  await expect(main.getByText('A room.', { exact: true }).first()).toBeVisible()
  await expect(main.locator('img').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  await hasNoBarriers(page)
  const { villas } = await (await office.request.get('/api/villas.php')).json()
  const { id } = villas.find(({ name }: { name: string }) => name === 'Villa Mikri')
  await office.request.put('/api/villas.php', { data: { ...villa, id, imageUrl: null } })
  await page.goto('/villas')
  await expect(page.getByRole('article').filter({ hasText: 'Villa Mikri' })).toContainText('No Image Available')
  await office.request.delete('/api/villas.php', { data: { id } })
})

test('terms and privacy contain what the law requires', async ({ page }) => {
  await page.goto('/terms')
  const main = page.getByRole('main')
  for (const words of [/right of withdrawal/, /National Bank of Serbia/, /complaint/i, /cancel/i, /refund/i, /Tax number|PIB/])
    await expect(main.getByText(words).first()).toBeVisible()
  await expect(page.locator('a[href*="odr"]')).toHaveCount(0)
  await page.goto('/privacy')
  await expect(main.getByText(/card/i).first()).toBeVisible()
})
