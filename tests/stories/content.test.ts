import { sql } from 'drizzle-orm'
import { getPrefix, otherLanguages } from '../../src/words/languages.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { fourVillas, signIn } from '../story-steps.ts'
import { SITE } from '../test-site.ts'
import { test } from './house.ts'
import { getVilla } from './steps.ts'

const thumbnails = (page: FormPage) => page.getByRole('main').locator('section:not([aria-roledescription]) > ul a[href^="/pictures/"]')

test('the gallery shows one category at a time, each with its own URL', async ({ page }) => {
  await page.goto('/gallery')
  expect(page.getByRole('region', { name: 'Featured pictures' })).toBeVisible()
  const all = await thumbnails(page).count()
  await page.getByRole('link', { name: 'Interiors', exact: true }).click()
  expect(page).toHaveURL('/gallery?category=interiors')
  expect(page.getByRole('link', { name: 'Interiors', exact: true })).toHaveAttribute('aria-current', 'page')
  const interiors = await thumbnails(page).count()
  expect(interiors).toBeGreaterThan(0)
  expect(interiors).toBeLessThan(all)
  await page.goto('/gallery?category=nonsense')
  expect(thumbnails(page)).toHaveCount(all)
  expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('a picture of the gallery is a link to its file', async ({ page }) => {
  await page.goto('/gallery?category=surroundings')
  await thumbnails(page).first().click()
  expect(page).toHaveURL(/\/pictures\/.+\.jpg$/)
  expect(page.status()).toBe(200)
})

test('the pricing page shows seasons, current offers if there are some, and a booking link', async ({ page, house }) => {
  await page.goto('/pricing')
  const rates = page.getByRole('table')
  expect(rates.getByRole('row', { name: /^Peak Summer/ }).first()).toContainText('€530')
  expect(rates.getByRole('row', { name: /^All other nights/ })).toContainText('€350')
  expect(page.getByText('default rate of')).toHaveCount(0)
  expect(page.getByRole('heading', { name: 'Current offers' })).toBeVisible()
  await house.change(sql`UPDATE discount_rules SET active = false`)
  await page.goto('/pricing')
  expect(page.getByRole('heading', { name: 'Current offers' })).toHaveCount(0)
  expect(page.getByText('There is no offer at the moment.')).toBeVisible()
  await page.getByRole('link', { name: 'See free dates and prices' }).click()
  expect(page).toHaveURL('/booking')
})

test('the pricing page shows policies, what is included and the payment options', async ({ page }) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  for (const words of [
    'Villa, up to 6 guests',
    '5 nights, at any time of the year.',
    'no check-in and no check-out on Sundays',
    'From 15:00 to 18:30 with your host, or until 23:00 by yourself (Greek time).',
    'By 11:00 (Greek time).',
    'in cash at check-in, returned at check-out',
    '70% of what you paid is refunded if you cancel 21 days or more before arrival',
    '60 days before arrival',
    '20 days before arrival',
    'We accept Visa, MasterCard and bank transfer.',
  ])
    expect(main.getByText(words).first()).toBeVisible()
  for (const name of ['Policies', 'What is included', 'Booking and payment'])
    expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  expect(main.getByRole('link', { name: 'Book your stay' })).toHaveAttribute('href', '/booking')
})

test('the sitemap lists every villa, and robots.txt excludes the back office', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of ['/', '/gallery', '/villas/villa-thea']) expect(sitemap).toContain(`<loc>${SITE}${path}</loc>`)
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('featured amenities are listed first, the others below by category', async ({ page }) => {
  const { amenities } = await (await page.request.get('/api/amenities.php')).json()
  await page.goto('/amenities')
  const below = page.locator('section', { has: page.getByRole('heading', { name: 'Additional Amenities' }) })
  const order = ['indoor', 'outdoor', 'services']
  const shown = await below.getByRole('heading', { level: 3 }).allInnerTexts()
  const categories = shown.map((title: string) =>
    order.indexOf(amenities.find((amenity: { title: string }) => amenity.title === title)?.category),
  )
  expect(categories).toEqual([...categories].sort())
  for (const { title, featured } of amenities) {
    expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible()
    if (featured) expect(shown).not.toContain(title)
  }
})

test('the attractions are the specified ones, each with its place on a map', async ({ page }) => {
  await page.goto('/attractions')
  const main = page.getByRole('main')
  for (const distance of ['100 m', '9 km', '7 km', '5 km', '8-9 km', '5.2 km', '20 km', '20-30 minutes'])
    expect(main.getByText(new RegExp(distance.replace('.', '\\.').replace('-', '[-–]'))).first()).toBeVisible()
  const onTheMap = main.getByRole('link', { name: /^On the map ?: / })
  expect(await onTheMap.count()).toBeGreaterThan(5)
  expect(onTheMap.first()).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\S+$/)
  for (const words of [/Athos/, /walk/i, /boat/i]) expect(main.getByText(words).first()).toBeVisible()
})

test('the API accepts a category in its query', async ({ page }) => {
  const answer = async (path: string) => (await page.request.get(path)).json()
  const images = await answer('/api/gallery.php?category=interiors')
  expect(new Set(images.map(({ category }: { category: string }) => category))).toEqual(new Set(['interiors']))
  const { amenities } = await answer('/api/amenities.php?category=outdoor')
  expect(new Set(amenities.map(({ category }: { category: string }) => category))).toEqual(new Set(['outdoor']))
  expect((await answer('/api/gallery.php?category=all')).length).toBeGreaterThan(images.length)
})

test('a villa’s page shows all its data, also as structured data without a rating', async ({ page }) => {
  await page.goto('/villas/villa-thea')
  const main = page.getByRole('main')
  expect(main.getByText(/^View in Greek - /)).toBeVisible()
  expect(main.getByRole('link', { name: 'Back to All Villas' })).toHaveAttribute('href', '/villas')
  for (const name of ['Book This Villa', 'Check Availability & Book'])
    expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', '/booking?villa=villa-thea')
  for (const name of ['Villa Overview', 'About Villa Thea', 'Rooms and beds', 'Amenities'])
    expect(main.getByRole('heading', { name })).toBeVisible()
  const overview = page.locator('section, aside, div', { has: page.getByRole('heading', { name: 'Villa Overview' }) }).last()
  for (const words of [/Beds?/, /bathroom/i, /up to 6 guests/i, /m²/]) expect(overview).toContainText(words)
  expect(main.getByText(/Greek registration|AMA/).first()).toBeVisible()
  expect(page.getByRole('heading', { name: 'House rules and deposit' })).toBeVisible()
  expect(page.getByText('€500 in cash at check-in, returned at check-out.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', /openstreetmap/)
  expect(page.getByRole('link', { name: /Open picture 1 of \d+ in full size/ })).toHaveAttribute('href', /\.jpg$/)
  const text = page.locator('script[type="application/ld+json"]').elements()[0]?.textContent ?? ''
  const told = JSON.parse(text)
  expect(told).toMatchObject({ '@type': 'VacationRental', identifier: 'villa-3', checkinTime: '15:00', checkoutTime: '11:00' })
  expect(told.image.length).toBeGreaterThanOrEqual(8)
  expect(told.latitude).toMatch(/^\d+\.\d{5}$/)
  expect(told.containsPlace.bed.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/rating/i)
})

test('the head of a page names its language and describes its picture, and the title of a villa has the dash of its language', async ({
  page,
}) => {
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).elements()[0]?.getAttribute('content')
  for (const [prefix, locale, dash] of [
    ['', 'en_US', ' - '],
    ['/sr', 'sr_RS', ' – '],
    // In Greek a name needs no meaning.
    ['/el', 'el_GR', ''],
    ['/de', 'de_DE', ' – '],
  ] as const) {
    await page.goto(`${prefix}/villas/villa-thea`)
    expect([meta('locale'), meta('image:alt')]).toEqual([locale, 'Villa Thea'])
    expect(page.locator('main header > p').elements()[0]?.textContent).toContain(dash)
    await page.goto(prefix || '/')
    expect(meta('image:alt')).not.toBe('')
  }
})

test('the home page and a villa write distances, the rating and sizes in the way of their language', async ({ page }) => {
  for (const [prefix, distance, score, size] of [
    ['', '100\u00a0m', '9.8', '\u00a0m²'],
    ['/sr', '5\u00a0km', '9,8', '\u00a0m²'],
    ['/el', '100\u00a0χλμ.', '9,8', '\u00a0τ.μ.'],
    ['/de', '100\u00a0m', '9,8', '\u00a0m²'],
  ] as const) {
    await page.goto(prefix || '/')
    const said = page.locator('main').elements()[0]?.textContent ?? ''
    for (const words of [distance, score, size]) expect(said, prefix).toContain(words)
  }
})

test('search engines read the same names of amenities, numbers and registration in every language', async ({ page }) => {
  const dataIn = async (prefix: string) => {
    await page.goto(`${prefix}/villas/villa-thea`)
    const { containsPlace, additionalProperty } = JSON.parse(
      page.locator('script[type="application/ld+json"]').elements()[0]?.textContent ?? '',
    )
    return [containsPlace.amenityFeature, containsPlace.floorSize, additionalProperty?.value]
  }
  const english = await dataIn('')
  expect(english[0].map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['wifi', 'pool', 'outdoorGrill']))
  for (const language of otherLanguages) expect(await dataIn(getPrefix(language))).toEqual(english)
})

test('a villa with little data shows default features and amenities and its only picture', async ({ page, office }) => {
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
    expect(main.getByText(words, { exact: true })).toBeVisible()
  expect(main.getByText('No beds configured').first()).toBeVisible()
  expect(main.getByText('A room.', { exact: true }).first()).toBeVisible()
  expect(main.locator('img').first()).toBeVisible()
  expect(main.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  const { villas } = await (await office.request.get('/api/villas.php')).json()
  const { id } = villas.find(({ name }: { name: string }) => name === 'Villa Mikri')
  await office.request.put('/api/villas.php', { data: { ...villa, id, imageUrl: null } })
  await page.goto('/villas')
  expect(getVilla(page, 'Villa Mikri')).toContainText('No Image Available')
})

test('a villa’s page has captions, rooms with beds and, where there is one, a floor plan', async ({ page, house }) => {
  await page.goto('/villas/villa-armonia')
  expect(page.getByText('Floor plan of Villa Armonia')).toHaveCount(0)
  await house.change(sql`UPDATE villas SET floor_plan = image_url WHERE slug = 'villa-armonia'`)
  await page.reload()
  const pictures = page.getByRole('region', { name: 'Pictures of Villa Armonia' })
  expect(pictures.getByText('The house', { exact: true })).toBeVisible()
  expect(page.getByText('Double bed, balcony door to the sea')).toBeVisible()
  expect(page.getByText('Floor plan of Villa Armonia')).toBeVisible()
  expect(page.locator('details img[alt="Floor plan of Villa Armonia"]')).toHaveCount(1)
})

test('the home page shows its hosts when the owner has named them', async ({ page, office }) => {
  await page.goto('/')
  expect(page.getByRole('heading', { name: 'Your hosts' })).toHaveCount(0)
  const hosts = { names: 'Katerina and Nikos', portrait: '/pictures/bbq-garden.jpg', story: 'We live ten minutes away.' }
  expect((await office.request.post('/api/settings.php', { data: { hosts } })).ok()).toBe(true)
  await page.goto('/')
  expect(page.getByRole('heading', { name: 'Your hosts' })).toBeVisible()
  expect(page.getByText('We live ten minutes away.')).toBeVisible()
  expect(page.locator('main img[src*="bbq-garden"]').last()).toBeVisible()
})

test('the home page shows place, distances, villas, guests’ words and where to go on', async ({ page }) => {
  await page.goto('/')
  expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText('This website is under development.')).toBeVisible()
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['View Gallery', '/gallery'],
    ['Explore the Property', '/gallery'],
    ['Nearby Attractions', '/attractions'],
    ['Choose your dates', '/booking'],
  ] as const)
    expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  expect(main.getByRole('link', { name: 'Book Now' }).first()).toHaveAttribute('href', '/booking')
  for (const villa of fourVillas) expect(getVilla(page, villa)).toBeVisible()
  for (const amenity of ['Swimming pool', 'Beach area', 'BBQ area', /pool/, /sun terrace/, /parking/])
    expect(main.getByText(amenity).first()).toBeVisible()
  for (const [distance, where] of [
    ['100 m', /quiet beach/],
    ['5 km', /traditional village/],
    ['100 km', /international airport, 1\.5 hours by car/],
  ] as const) {
    expect(main.getByText(distance, { exact: true })).toBeVisible()
    expect(main.getByText(where).first()).toBeVisible()
  }
  expect(main.getByRole('img', { name: 'Five of five stars' })).toHaveCount(3)
  for (const words of ['9.8', 'Exceptional']) expect(main.getByText(words)).toBeVisible()
  expect(page.locator('iframe')).toHaveCount(0)
  expect(page.getByRole('contentinfo')).not.toContainText('soon')
})

test('cards of villas show their facts and the lowest rate of a month in season', async ({ page }) => {
  for (const path of ['/', '/villas']) {
    await page.goto(path)
    // Nights in no season cost €350.
    expect(getVilla(page, 'Villa Onar')).toContainText(/(May|June|July|August|September|October) from €(380|460|530) a night/)
  }
  for (const words of ['View in Greek', 'm²', 'Up to 6 Guests']) expect(getVilla(page, 'Villa Thea')).toContainText(words)
  expect(getVilla(page, 'Villa Thea').getByText('Θέα')).toHaveAttribute('lang', 'el')
})

test('the footer shows company data, contact, card logos and links, and the header its links', async ({ page }) => {
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  expect(footer).toContainText('Your Perfect Seaside Escape')
  for (const title of ['Contact Info', 'Company Info', 'Our Villas', 'Quick Links'])
    expect(footer.getByRole('heading', { name: title })).toBeVisible()
  for (const [name, path] of [
    ['Home', '/'],
    ['Gallery', '/gallery'],
    ['Booking', '/booking'],
    ['Amenities', '/amenities'],
    ['Attractions', '/attractions'],
    ['Terms & Conditions', '/terms'],
    ['Privacy', '/privacy'],
  ] as const)
    expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  for (const name of ['Activity', 'Registration number', 'Tax number (PIB)', 'Greek registration'])
    expect(footer.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(/\w/)
  for (const link of ['a[href^="tel:"]', 'a[href^="mailto:"]']) expect(footer.locator(link)).toBeVisible()
  expect(footer.locator('a[href*="openstreetmap"], a[href*="maps"]').first()).toBeVisible()
  const marks = footer.getByRole('list', { name: 'Accepted cards and secure payment' })
  for (const name of ['Visa', 'Mastercard', 'DinaCard', 'Visa Secure', 'Mastercard ID Check'])
    expect(marks.getByText(name, { exact: true })).toBeVisible()
  const header = page.getByRole('banner')
  expect(header.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking')
  await header.getByText('Villas', { exact: true }).click()
  for (const name of ['Armonia', 'Eirini', 'Thea', 'Onar'])
    expect(header.getByRole('link', { name: `Villa ${name}` })).toHaveAttribute('href', `/villas/villa-${name.toLowerCase()}`)
})

test('terms and privacy contain what the law requires', async ({ page }) => {
  await page.goto('/terms')
  const main = page.getByRole('main')
  for (const words of [/right of withdrawal/, /National Bank of Serbia/, /complaint/i, /cancel/i, /refund/i, /Tax number|PIB/])
    expect(main.getByText(words).first()).toBeVisible()
  expect(page.locator('a[href*="odr"]')).toHaveCount(0)
  await page.goto('/privacy')
  expect(main.getByText(/card/i).first()).toBeVisible()
})

test.for(['/not-found', '/404', '/nothing/here', '/villas/villa-of-nobody', '/admin/dashboard', '/admin/dashboard/bookings'])(
  '%s is not found by a visitor and leads back to the home page',
  async (path, { page }) => {
    expect((await page.goto(path)).status()).toBe(404)
    expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    expect(page).toHaveURL('/')
  },
)

test('the back office is not found by a guest either', async ({ page, guest }) => {
  await signIn(page, guest)
  expect((await page.goto('/admin/dashboard/bookings')).status()).toBe(404)
  expect((await page.request.get('/admin/dashboard/bookings.data')).status()).toBe(404)
})
