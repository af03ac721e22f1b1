import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, formatDay, formatDayWithWeekday, toYear, weekday } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { test } from './house.ts'
import { fillInGuest, getReviewedPrice, getVilla, openPart, saveSettings } from './steps.ts'

const today = dayAtProperty(new Date())
const year = toYear(today) + 1
/** A Monday outside every season of the first content. */
const november = `${year}-11-02`
const monday = addDays(november, (8 - weekday(november)) % 7)
const party = (guests: number) => new URLSearchParams({ checkIn: monday, checkOut: addDays(monday, 5), guests: String(guests) })
/** A Wednesday in the last days of March, outside every season, and the Friday of the week after. */
const march = `${year}-03-25`
const wednesday = addDays(march, (10 - weekday(march)) % 7)
/** A Saturday in July of next year. */
const saturday = addDays(`${year}-07-04`, (13 - weekday(`${year}-07-04`)) % 7)

const openPricing = (office: FormPage, tab: string) => office.goto(`/admin/dashboard/pricing?tab=${tab}`)
const openBookingSettings = (office: FormPage) => office.goto('/admin/dashboard/settings?tab=booking')

/** Chooses what is done with a row of a list, in its menu. */
async function act(office: FormPage, what: 'Edit' | 'Delete', name: string): Promise<void> {
  await office.getByRole('button', { name: `Actions for ${name}` }).click()
  await office.getByRole('link', { name: `${what} ${name}` }).click()
}

/** 'July from €460 a night' on the cards of all villas, in euros. */
async function readMonthRates(page: FormPage): Promise<number[]> {
  await page.goto('/villas')
  const cards = await page.getByRole('article').allTextContents()
  return cards.map((card) => Number(/ from €(\d+) a night/.exec(card)?.[1]))
}

test('fees that an owner adds are part of every price', async ({ office, page }) => {
  const rates = await readMonthRates(page)
  await openPricing(office, 'fees')
  expect(office.getByText('No fees: a stay costs its nights.')).toBeVisible()
  const form = office.locator('#add-fees')
  const add = () => form.getByRole('button', { name: 'Add fee' }).click()
  const begin = () => office.getByRole('link', { name: 'Add fee' }).click()
  await begin()
  await add()
  expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Please name the fee/)
  await form.getByLabel('Name').fill('Final cleaning')
  await form.getByLabel('Amount (€)').fill('80')
  await add()
  expect(office.getByRole('row').filter({ hasText: 'Final cleaning' })).toContainText('All villas')
  await begin()
  await form.getByLabel('Name').fill('Linen')
  await form.getByLabel('Villa').selectOption('Villa Thea')
  await form.getByLabel('For each').selectOption('Guest')
  await form.getByLabel('Amount (€)').fill('10')
  await add()
  expect(office.getByRole('row').filter({ hasText: 'Linen' })).toContainText('€10.00')

  await page.goto('/villas')
  const dearer = (await readMonthRates(page)).map((rate, index) => rate - (rates[index] ?? 0))
  expect(dearer.toSorted()).toEqual([16, 16, 16, 18])
  await page.goto('/pricing')
  for (const words of [/^Final cleaning, €80$/, /^Villa Thea: Linen, €10 a guest$/])
    expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await page.goto(`/villas?${party(4)}`)
  expect(getVilla(page, 'Villa Thea')).toContainText('€1,870')
})

test('VAT rates are added, refused for a day that has one, and deleted', async ({ office }) => {
  await openPricing(office, 'taxes')
  const rows = office.getByRole('region', { name: 'VAT' }).getByRole('row')
  expect(rows).toHaveCount(1 + 4)
  await office.getByRole('link', { name: 'Add rate' }).click()
  const form = office.locator('#add-taxes')
  const add = async (day: string) => {
    await form.getByLabel('For stays that end from').fill(day)
    await form.getByRole('button', { name: 'Add rate' }).click()
  }
  await form.getByLabel('Percentage').fill('14')
  await add('2024-01-01')
  expect(form.getByLabel('For stays that end from')).toHaveAccessibleDescription(/There is a rate from this day already/)
  await add('2030-01-01')
  expect(rows).toHaveCount(1 + 5)
  await act(office, 'Delete', 'VAT of lodging from January 1, 2030')
  await office.getByRole('button', { name: 'Yes, delete' }).click()
  expect(rows).toHaveCount(1 + 4)
})

test('the climate levy of a villa’s class is in its price, or on top when the owner says so', async ({ office, page }) => {
  const stay = new URLSearchParams({ checkIn: wednesday, checkOut: addDays(wednesday, 9), guests: '2' })
  const low = Array.from({ length: 9 }, (_, index) => addDays(wednesday, index)).filter((night) => night.slice(5, 7) === '03').length
  const levy = low * 4 + (9 - low) * 15
  const line = `of which climate levy €${levy} (9 nights)`
  await office.goto('/admin/dashboard/villas')
  await office.getByRole('link', { name: 'Villa Thea', exact: true }).click()
  await openPart(office, 'Registration and cancellation')
  await openPart(office, 'Size, rooms and beds')
  await office.getByLabel(/^Class of the climate levy/).selectOption('Detached house over 80 m²')
  await office.getByLabel('Size').fill('95')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  expect(office.getByLabel(/^Class of the climate levy/)).toHaveCount(0)
  await page.goto(`/villas?${stay}`)
  expect(getVilla(page, 'Villa Thea')).toContainText('€3,150')
  expect(getVilla(page, 'Villa Thea')).toContainText(line)

  await openBookingSettings(office)
  await openPart(office, 'Climate levy and VAT')
  await office.getByLabel(/^Climate levy/).selectOption('Added to the prices')
  await saveSettings(office)
  await page.goto('/villas')
  const [dearest = 0, second = 0] = (await readMonthRates(page)).toSorted((a, b) => b - a)
  expect(dearest).toBeGreaterThan(second)
  expect(getVilla(page, 'Villa Thea')).toContainText(`from €${dearest} a night`)
  await page.goto('/pricing')
  expect(page.getByText('The Greek climate levy is added')).toBeVisible()
  await page.goto(`/villas?${stay}`)
  expect(getVilla(page, 'Villa Thea')).toContainText(`€${(3_150 + levy).toLocaleString('en-US')}`)
  expect(getVilla(page, 'Villa Thea')).toContainText(line)
})

test('amounts of the climate levy are added, refused for a day that has one, edited and deleted', async ({ office }) => {
  await openPricing(office, 'levy')
  const rows = office.getByRole('region', { name: 'Climate Levy' }).getByRole('row')
  expect(rows).toHaveCount(1 + 8)
  await office.getByRole('link', { name: 'Add amounts' }).click()
  const form = office.locator('#add-levy')
  const add = async (day: string) => {
    await form.getByLabel('For nights from').fill(day)
    await form.getByRole('button', { name: 'Add amounts' }).click()
  }
  await form.getByLabel('Class', { exact: true }).selectOption('Rooms')
  await form.getByLabel('Higher amount per night (€)').fill('3')
  await form.getByLabel('Amount per night in other months (€)').fill('1')
  await add('2025-01-01')
  expect(form.getByLabel('For nights from')).toHaveAccessibleDescription(/There is a rate from this day already/)
  expect(form.getByLabel('Higher amount per night (€)')).toHaveValue('3')
  await add('2030-01-01')
  expect(rows).toHaveCount(1 + 9)
  const name = 'Rooms from January 1, 2030'
  await act(office, 'Edit', name)
  const row = rows.filter({ hasText: `Edit ${name}` })
  await row.getByLabel('Higher amount per night (€)').fill('3.50')
  await row.getByRole('button', { name: 'Save' }).click()
  expect(rows.filter({ hasText: '€3.50, April to October' })).toHaveCount(1)
  await act(office, 'Delete', name)
  await office.getByRole('button', { name: 'Yes, delete' }).click()
  expect(rows).toHaveCount(1 + 8)
})

test('an owner chooses at most four currencies, and a guest sees approximate prices in one of them by choice', async ({
  office,
  page,
  house,
}) => {
  await house.change(sql`INSERT INTO currency_rates (code, rate_units, rate_day, fetched_at)
    VALUES ('RSD', 1170000, '2026-11-20', now()), ('CHF', 9360, '2026-11-20', now()), ('USD', 11600, '2026-11-20', now())`)
  await openBookingSettings(office)
  await openPart(office, 'Other currencies beside the euro')
  const group = office.getByRole('group', { name: 'Other currencies beside the euro' })
  const box = (name: string) => group.getByLabel(name)
  expect(box('Swiss franc (CHF)')).toBeChecked()
  for (const name of ['US dollar', 'Hungarian forint']) await box(name).check()
  await office.getByRole('button', { name: 'Save Changes' }).click()
  expect(group).toContainText('Please choose at most four currencies')
  expect(box('Hungarian forint')).toBeChecked()
  for (const name of ['British pound', 'Hungarian forint']) await box(name).uncheck()
  await saveSettings(office)
  await openPart(office, 'Other currencies beside the euro')
  expect(box('US dollar')).toBeChecked()
  expect(box('British pound')).not.toBeChecked()

  await page.goto(`/villas?${party(2)}`)
  expect(getVilla(page, 'Villa Thea')).not.toContainText('about')
  const choose = (code: string) => page.getByRole('button', { name: code, exact: true }).first().click()
  await choose('RSD')
  expect(page).toHaveURL(`/villas?${party(2)}`)
  expect(getVilla(page, 'Villa Thea')).toContainText(/about [\d,]+\sRSD/)
  await choose('USD')
  expect(getVilla(page, 'Villa Thea')).toContainText(/about \$[\d,]+/)
  expect(getVilla(page, 'Villa Thea')).not.toContainText(/RSD|CHF/)
  expect(page.getByText('middle rate of the National Bank of Serbia, November 20, 2026')).toBeVisible()
  await page.goto(`/booking?villa=villa-thea&${party(2)}`)
  await fillInGuest(page, { name: 'Ana Petrović', email: 'ana@example.com' })
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page).toHaveURL(/booking-request/)
  expect(getReviewedPrice(page)).toContainText(/about \$[\d,]+/)
  expect(page.getByRole('button', { name: /€/ })).not.toContainText(/CHF|\$/)
})

test('a Serbian page shows dinars until its reader wants euros alone, and none beside the exact charge', async ({ page, house }) => {
  await house.change(sql`INSERT INTO currency_rates (code, rate_units, rate_day, fetched_at)
    VALUES ('RSD', 1170000, '2026-11-20', now()), ('GBP', 8700, '2026-11-20', now())`)
  await page.goto(`/sr/villas?${party(2)}`)
  expect(getVilla(page, 'Villa Thea')).toContainText(/oko [\d.]+\sRSD/)
  await page.goto(`/sr/booking?villa=villa-thea&${party(2)}`)
  const panel = page.getByRole('region', { name: 'Vaš boravak i cena' }).first()
  expect(panel).toContainText('RSD')
  expect(panel).not.toContainText(/oko \d/)
  await page.goto(`/sr/villas?${party(2)}`)
  await page.getByRole('button', { name: 'Samo evro' }).click()
  expect(page).toHaveURL(`/sr/villas?${party(2)}`)
  expect(getVilla(page, 'Villa Thea')).not.toContainText(/oko \d/)
})

test('a villa’s own prices, also for further guests, apply in lists and totals', async ({ office, page }) => {
  await openPricing(office, `seasons&year=${year}`)
  await office.getByRole('link', { name: 'Villa Thea' }).click()
  expect(office.getByRole('heading', { name: 'Prices of Villa Thea' })).toBeVisible()
  const easter = office.getByLabel(/^Easter/)
  const save = () => office.getByRole('button', { name: 'Save prices' }).click()
  await easter.fill('ten')
  await save()
  expect(easter).toHaveAccessibleDescription(/Please give a price such as 420, or a percentage/)
  expect(easter).toHaveValue('ten')
  await easter.fill('+10%')
  await save()
  expect(office.getByText('Prices of the villa saved.')).toBeVisible()
  expect(office.getByRole('row', { name: /^Easter/ })).toContainText('€473.00')

  await office
    .getByRole('row', { name: /^All other nights/ })
    .getByRole('link')
    .click()
  await office.getByLabel('Base Price per Night (€)').fill('300')
  await office.getByLabel('Each further guest per night (€)').fill('40')
  await save()
  const included = office.getByLabel('Guests in the price')
  expect(included).toHaveAccessibleDescription(/Please give both/)
  await included.fill('4')
  await save()
  expect(office.getByText('Prices of the villa saved.')).toBeVisible()
  await openPricing(office, `villas&villa=3&year=${year}`)
  expect(easter, 'the other prices of the villa stay as they are').toHaveValue('+10%')
  expect(office.getByRole('row', { name: /^All other nights/ })).toContainText('€300.00')

  await page.goto('/pricing')
  expect(page.getByRole('listitem').filter({ hasText: 'Villa Thea, from €300 a night. The price is for up to 4' })).toBeVisible()
  expect(page.getByText('however many of you come')).toHaveCount(0)
  await page.goto(`/villas?${party(6)}`)
  expect(page.getByText('€1,900', { exact: true })).toHaveCount(1)
  await page.goto(`/booking?villa=villa-thea&${party(6)}`)
  expect(page.getByText('The price is for up to 4; each further guest costs €40 a night.')).toBeVisible()
})

test('the office’s calendar of prices marks those of the villa', async ({ office }) => {
  await openPricing(office, 'base')
  await office.getByRole('navigation', { name: 'Villa' }).getByRole('link').nth(1).click()
  await office.getByLabel('Base Price per Night (€)').fill('310.50')
  await office.getByRole('button', { name: 'Save prices' }).click()
  expect(office.getByText('Prices of the villa saved.')).toBeVisible()
  await openPricing(office, `calendar&month=${monday.slice(0, 7)}`)
  expect(office.getByText('own price of the villa')).toHaveCount(0)
  await office.getByRole('navigation', { name: 'Villa' }).getByRole('link').nth(1).click()
  expect(office.getByText(/€310.50, base price, own price of the villa$/)).toHaveCount(30)
})

test('the list of what the price includes is edited by owners, and hidden when empty', async ({ office, page }) => {
  const items = page.locator('section').filter({ hasText: 'What is included' }).getByRole('listitem')
  await page.goto('/pricing')
  expect(items).toHaveCount(8)
  const save = async (text: string) => {
    await openBookingSettings(office)
    await office.getByLabel(/^What the price includes/).fill(text)
    await saveSettings(office)
    await page.goto('/pricing')
  }
  await save('Bed linen\n\n  <b>Water</b> ')
  expect(items).toHaveText(['Bed linen', '<b>Water</b>'])
  await save('')
  expect(page.getByRole('heading', { name: 'What is included' })).toHaveCount(0)
})

test('a discount for late arrivals in one villa keeps its input on errors and its villa, and is shown to guests', async ({
  office,
  page,
  house,
}) => {
  await openPricing(office, 'discounts')
  await office.getByRole('link', { name: 'Create Discount Rule' }).click()
  const form = office.locator('#create-rule')
  await form.getByText('Further conditions').click()
  await form.getByLabel('Discount Name').fill('Late summer days')
  await form.getByLabel('Percentage').fill('12')
  await form.getByLabel('Arrival at least').fill('20')
  await form.getByLabel('Arrival within').fill('10')
  await form.getByRole('checkbox', { name: 'Villa Onar' }).check()
  await form.getByRole('button', { name: 'Create Discount Rule' }).click()
  expect(form.getByLabel('Arrival within')).toHaveAccessibleDescription(/must not be less than the minimum/)
  expect(form.getByRole('checkbox', { name: 'Villa Onar' })).toBeChecked()
  await form.getByLabel('Arrival at least').fill('')
  await form.getByRole('button', { name: 'Create Discount Rule' }).click()
  const row = office.getByRole('row', { name: /Late summer days/ })
  expect(row).toContainText('arrival within 10 days')
  expect(row).toContainText('only Villa Onar')
  await house.change(sql`UPDATE villas SET withdrawn_at = now() WHERE slug = 'villa-onar'`)
  await openPricing(office, 'discounts')
  await act(office, 'Edit', 'Late summer days')
  const edit = office.getByRole('row', { name: /Edit Late summer days/ })
  await edit.getByLabel('Percentage').fill('13')
  await edit.getByRole('button', { name: 'Save' }).click()
  expect(row).toContainText('13%')
  await house.change(sql`UPDATE villas SET withdrawn_at = NULL WHERE slug = 'villa-onar'`)
  await openPricing(office, 'discounts')
  expect(row, 'a rule for a villa that was withdrawn meanwhile does not become one for all').toContainText('only Villa Onar')
  await page.goto('/pricing')
  expect(page.getByRole('listitem').filter({ hasText: 'Late summer days' })).toContainText('arrival within 10 days · only Villa Onar')
})

test('all discounts together take off at most what the owner allows, and guests are told', async ({ office, page }) => {
  await openBookingSettings(office)
  await openPart(office, 'Limits of discounts')
  const most = office.getByLabel('Maximum total discount (%)')
  await most.fill('0')
  await office.getByRole('button', { name: 'Save Changes' }).click()
  expect(most).toHaveAccessibleDescription(/must be a whole number from 1 to 100/)
  await most.fill('4')
  await saveSettings(office)
  const summer = new URLSearchParams({ checkIn: addDays(monday, -119), checkOut: addDays(monday, -112) })
  await page.goto(`/booking?villa=villa-thea&${summer}`)
  expect(page.getByText('Discounts have an upper limit, which is reached here.').first()).toBeVisible()
})

test('an owner copies a year’s seasons with prices raised by 5%, and undoes it', async ({ office }) => {
  await openPricing(office, `seasons&year=${year}`)
  await office.getByRole('button', { name: 'A whole year' }).click()
  await office.getByRole('link', { name: `Copy ${year} into ${year + 1}` }).click()
  const panel = office.locator('#whole-year')
  const preview = async (percent: string) => {
    await panel.getByLabel('Prices change by').fill(percent)
    await panel.getByRole('button', { name: 'Preview' }).click()
  }
  await preview('1000')
  expect(panel.getByText('Please give whole percent from -90 to 100')).toBeVisible()
  await preview('5')
  expect(panel.getByRole('heading', { name: `Seasons for ${year + 1}` })).toBeVisible()
  expect(panel.getByRole('row', { name: /High Summer/ })).toContainText('€460.00 → €483.00')
  await panel.getByRole('button', { name: 'Add 6 seasons' }).click()
  expect(office.getByText('The year was changed.')).toBeVisible()
  const copied = office.getByRole('row', { name: /High Summer/ })
  expect(copied).toContainText('€483.00')
  expect(copied).toContainText('+€23')
  await office.getByRole('button', { name: 'A whole year' }).click()
  await office.getByRole('button', { name: `6 seasons of ${year} copied into ${year + 1}.` }).click()
  expect(office.getByText('The change was undone.')).toBeVisible()
  expect(office.getByText(`No seasons in ${year + 1}: every night costs the base price.`)).toBeVisible()
})

test('a season changed after the preview prevents the change of the year', async ({ office }) => {
  await openPricing(office, `seasons&what=prices&year=${year}&percent=5`)
  const panel = office.locator('#whole-year')
  expect(panel.getByRole('button', { name: 'Change 6 prices' })).toBeVisible()
  const { data } = await (await office.request.get('/api/pricing/get_seasonal_pricing.php')).json()
  const season = data.find(
    (one: { season_name: string; start_date: string }) => one.season_name === 'High Summer' && one.start_date.startsWith(String(year)),
  )
  await office.request.post('/api/pricing/update_seasonal_pricing.php', { data: { ...season, price_per_night: 500 } })
  await panel.getByRole('button', { name: 'Change 6 prices' }).click()
  expect(panel.getByRole('alert')).toContainText('A season or a price has changed since the preview')
})

test('lowering a year’s prices below half of them needs a confirmation', async ({ office }) => {
  await openPricing(office, `seasons&what=prices&year=${year}&percent=-60`)
  const panel = office.locator('#whole-year')
  await panel.getByRole('button', { name: 'Change 6 prices' }).click()
  expect(panel.getByRole('alert')).toContainText('is under half of the price of before')
  await panel.getByRole('button', { name: 'Yes, save it' }).click()
  expect(office.getByText('The year was changed.')).toBeVisible()
  expect(office.getByRole('button', { name: /^Change \d+ prices/ })).toHaveCount(0)
})

const levy = { levy_class: 'rooms', valid_from: '2031-01-01', first_month: 4, last_month: 10, high: 2.5, low: 0.6 }

test.for([
  ['fees', 'pricing/update_fee', 'pricing/delete_fee', { name: 'Linen', per: 'stay', price: 20 }, 'Name', 'Towels'],
  [
    'rules',
    'booking/create_stay_rule',
    'booking/delete_stay_rule',
    { rule_name: 'Weeks', active: 1, min_nights: 7 },
    'Rule Name',
    'Weeks in May',
  ],
  ['levy', 'pricing/update_levy_rate', 'pricing/delete_levy_rate', levy, 'Amount per night in other months (€)', '0.7'],
  [
    'taxes',
    'pricing/update_tax_rate',
    'pricing/delete_tax_rate',
    { kind: 'lodging', valid_from: '2031-01-01', percentage: 13 },
    'Percent',
    '14',
  ],
] as const)(
  'of the %s an owner edits an entry that another owner removes, reads why it is not saved, and adds it anew',
  async ([tab, add, remove, row, label, typed], { office }) => {
    const saved = await (await office.request.post(`/api/${add}.php`, { data: row })).json()
    await openPricing(office, `${tab}&edit=${saved.id}`)
    await office.getByLabel(label).fill(typed)
    await office.request.delete(`/api/${remove}.php`, { data: { id: saved.id } })
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    const form = office.locator(`#add-${tab}`)
    expect(form.getByRole('alert')).toContainText('Somebody has deleted this entry meanwhile')
    expect(form.getByLabel(label)).toHaveValue(typed)
    await form.getByRole('button', { name: /^Add/ }).click()
    expect(office.getByRole('main')).toContainText(typed)
  },
)

test('an unusual price needs a confirmation, and is listed on the dashboard', async ({ office }) => {
  const question = (text: string) => office.getByRole('alert').filter({ hasText: text })
  const confirm = () => office.getByRole('button', { name: 'Yes, save it' }).click()
  await openPricing(office, 'base')
  const base = async (price: string) => {
    await office.getByLabel('Base Price per Night').fill(price)
    await office.getByRole('button', { name: 'Update Base Price' }).click()
  }
  await base('35')
  expect(question('€35.00 a night is under half of the price next to it')).toBeVisible()
  await base('345')
  expect(office.getByText('Base price updated successfully')).toBeVisible()

  await openPricing(office, `villas&villa=3&year=${year}`)
  await office.getByLabel(new RegExp(`^High Summer.*${year}`)).fill('4600')
  await office.getByRole('button', { name: /^Save/ }).click()
  expect(question('€4,600.00 a night is over double of the price of the house')).toBeVisible()
  await confirm()
  expect(office.getByText('Prices of the villa saved').first()).toBeVisible()

  await openPricing(office, `grid&year=${year}`)
  await office.getByLabel('First night').fill(`${year}-05-10`)
  await office.getByLabel('Last night').fill(`${year}-05-13`)
  await office.getByLabel('Price a night in euros').fill('39')
  await office.getByRole('button', { name: 'Preview' }).click()
  await office.getByRole('button', { name: 'Change these nights' }).click()
  expect(question('€39.00 a night is under half of the price of before')).toBeVisible()
  await confirm()
  expect(office.getByText('The nights were changed.')).toBeVisible()

  await office.goto('/admin/dashboard')
  const items = office.getByRole('listitem').filter({ hasText: 'Unusual price' })
  expect(items.filter({ hasText: 'High Summer in Villa' })).toContainText('over double of the price of the house')
  await items.first().getByRole('link', { name: 'Open the prices' }).click()
  expect(office.getByRole('heading', { level: 1, name: /Pricing/ })).toBeVisible()
})

test('guests cannot arrive within the lead time that the owner sets', async ({ office, page }) => {
  // Not a Sunday, on which nobody arrives, and not the day after one.
  const lead = weekday(addDays(today, 12)) <= 1 ? 14 : 12
  const first = addDays(today, lead)
  const early = addDays(first, -1)
  await openBookingSettings(office)
  const days = office.getByLabel('Days before arrival')
  expect(days).toHaveValue('1')
  await days.fill('many')
  await office.getByRole('button', { name: 'Save Changes' }).click()
  expect(days).toHaveAccessibleDescription(/must be a whole number from 0 to 60/)
  await days.fill(String(lead))
  await saveSettings(office)
  await page.goto(`/villas?${new URLSearchParams({ checkIn: early, checkOut: addDays(early, 7), guests: '2' })}`)
  expect(page.getByText(`the first possible arrival is ${formatDay(first)}.`)).toBeVisible()
  const nights = page.getByRole('table').filter({ has: page.getByRole('caption') })
  await page.goto(`/villas/villa-thea?month=${early.slice(0, 7)}`)
  expect(nights).toContainText(`${formatDayWithWeekday(early)}, too soon to be booked`)
  await page.goto(`/villas/villa-thea?month=${first.slice(0, 7)}`)
  expect(nights).toContainText(new RegExp(`${formatDayWithWeekday(first)}, €[\\d,]+ per night`))
})

test('an owner closes a season, and guests are offered stays around it', async ({ office, page }) => {
  await office.goto('/admin/dashboard/pricing')
  await office.getByRole('link', { name: 'Add Season' }).click()
  const form = office.locator('#add-season')
  await form.getByLabel('Season Name').fill('Winter rest')
  await form.getByLabel('Price per Night (€)').fill('350')
  await form.getByLabel('Start Date').fill(`${year}-10-05`)
  await form.getByLabel('End Date').fill(`${year}-12-31`)
  await form.getByLabel('Nights', { exact: true }).selectOption('Closed: no night is sold')
  await form.getByRole('button', { name: 'Add Season' }).click()
  expect(office.getByText('Seasonal pricing saved successfully!')).toBeVisible()
  expect(office.getByRole('row', { name: /Winter rest/ })).toContainText('Closed')
  await page.goto('/pricing')
  expect(page.getByRole('row', { name: /^Winter rest/ })).toContainText('closed')
  await page.goto(`/villas?${party(2)}`)
  await page.getByRole('main').getByRole('alert').getByRole('listitem').first().getByRole('link').click()
  expect(page.getByRole('heading', { name: /villas are free/ })).toBeVisible()
})

test('privacy and terms show the owner’s contacts for complaints and disputes', async ({ office, page }) => {
  await office.goto('/admin/dashboard/settings?tab=company')
  await openPart(office, 'Privacy and disputes')
  await office.getByLabel('Representative in the European Union').fill('')
  await office.getByLabel('Data protection authority').fill('Poverenik\nBeograd, Srbija')
  await office.getByLabel('Out-of-court dispute bodies').fill('A body <b>of Athens</b>')
  await saveSettings(office)
  await page.goto('/privacy')
  expect(page.getByRole('heading', { name: 'Where you can complain' })).toBeVisible()
  expect(page.getByText('Beograd, Srbija')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Representative in the European Union' })).toHaveCount(0)
  await page.goto('/terms')
  expect(page.getByText('A body <b>of Athens</b>')).toBeVisible()
})

/** Adds a rule: a week from Saturday to Saturday in the summer, in one villa. */
async function addSummer(office: FormPage): Promise<void> {
  await openPricing(office, 'rules')
  await office.getByRole('link', { name: 'Add Rule' }).click()
  const form = office.locator('#add-rules')
  await form.getByLabel('Rule Name').fill('Summer weeks')
  await form.getByLabel('First Day').fill(`${year}-06-20`)
  await form.getByLabel('Villa Thea').check()
  await form.getByLabel('Minimum nights').fill('7')
  await form.getByText('Days of arrival and departure').click()
  for (const name of ['Days of arrival', 'Days of departure']) await form.getByRole('group', { name }).getByLabel('Sat').check()
  await form.getByRole('button', { name: 'Add Rule' }).click()
  expect(form.getByLabel('Last Day')).toHaveAccessibleDescription(/Please give both days, or neither/)
  expect(form.getByLabel('Villa Thea')).toBeChecked()
  expect(form.getByRole('group', { name: 'Days of arrival' }).getByLabel('Sat')).toBeChecked()
  await form.getByLabel('Last Day').fill(`${year}-09-10`)
  await form.getByRole('button', { name: 'Add Rule' }).click()
  expect(office.getByText('Stay rule saved.')).toBeVisible()
}

test('an owner sets weekly stays for one villa in summer, and pages show the rule and dates that keep it', async ({ office, page }) => {
  await openPricing(office, 'rules')
  expect(office.getByRole('row', { name: /All year/ })).toContainText('at least 5 nights')
  await addSummer(office)
  expect(office.getByRole('row', { name: /Summer weeks/ })).toContainText('at least 7 nights; arrival on Saturdays; departure on Saturdays')
  const dates = { checkIn: addDays(saturday, 2), checkOut: addDays(saturday, 7) }
  await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-thea', ...dates })}`)
  expect(page.getByText('Some dates have other rules, as the calendar shows.')).toBeVisible()
  expect(page.getByText('At this time of the year, stays begin on Saturdays.').first()).toBeVisible()
  await page.goto(`/villas?${new URLSearchParams({ ...dates, guests: '2' })}`)
  expect(getVilla(page, 'Villa Thea')).toContainText('At this time of the year, stays begin on Saturdays')
  expect(getVilla(page, 'Villa Eirini')).toContainText('Free')
  await getVilla(page, 'Villa Thea').getByRole('listitem').getByRole('link').first().click()
  expect(page).toHaveURL(new RegExp(`villa-thea&checkIn=${saturday}`))
})

test('rules that make nights unavailable are shown to the owner until they are fixed', async ({ office }) => {
  await openPricing(office, 'rules')
  await office.getByRole('link', { name: 'Add Rule' }).click()
  const form = office.locator('#add-rules')
  await form.getByLabel('Rule Name').fill('Short Octobers')
  await form.getByLabel('First Day').fill(`${year}-10-01`)
  await form.getByLabel('Last Day').fill(`${year}-10-31`)
  await form.getByLabel('Maximum nights').fill('4')
  await form.getByRole('button', { name: 'Add Rule' }).click()
  expect(office.getByText('Stay rule saved.')).toBeVisible()
  const told = /nobody can book them, because stays have to have at least 5 nights, and may have at most 4 nights\./
  expect(office.getByText('These rules together sell nothing on some days')).toBeVisible()
  expect(office.getByRole('listitem').filter({ hasText: told })).toContainText(/Oct 31, \d{4}/)

  await office.goto('/admin/dashboard')
  const item = office.getByRole('listitem').filter({ hasText: 'Nights your rules make unsellable' })
  expect(item).toContainText(told)
  await item.getByRole('link', { name: 'Open the stay rules' }).click()
  const row = office.getByRole('row', { name: /Short Octobers/ })
  await act(office, 'Edit', 'Short Octobers')
  const edit = office.getByRole('row', { name: /Edit Short Octobers/ })
  await edit.getByLabel('Minimum nights').fill('2')
  await edit.getByRole('button', { name: 'Save' }).click()
  expect(row).toContainText('at least 2 nights; at most 4 nights')
  expect(office.getByText('These rules together sell nothing on some days')).toHaveCount(0)
})
