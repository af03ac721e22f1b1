import { expect, hasNoBarriers, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, saveSettings } from './office.ts'

test('a saved setting is shown after a reload', async ({ page }) => {
  await enterOffice(page, 'settings?tab=company')
  const source = page.getByLabel('Source')
  const before = await source.inputValue()
  for (const text of ['Booking.com, May 2026', before]) {
    await source.fill(text)
    await saveSettings(page)
    await page.reload()
    await expect(source).toHaveValue(text)
  }
})

test('the hosts’ story is on the home page until it is removed', async ({ page, browser }) => {
  await enterOffice(page, 'settings?tab=hosts')
  const guest = await (await browser.newContext()).newPage()
  const save = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
    await saveSettings(page)
    await guest.goto('/')
  }
  await save({
    'Your names': 'Eleni and Marko',
    'Your portrait': '/pictures/beach.jpg',
    'Your story': 'We came for a summer.\n\nWe stayed.',
  })
  await expect(guest.getByRole('heading', { name: 'Your hosts' })).toBeVisible()
  await expect(guest.getByText('We stayed.')).toBeVisible()
  await hasNoBarriers(guest)
  await save({ 'Your names': '', 'Your portrait': '', 'Your story': '' })
  await expect(guest.getByRole('heading', { name: 'What guests say' })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Your hosts' })).toBeHidden()
})

test('testimonials are on the home page if they have a quote', async ({ page, browser }) => {
  await enterOffice(page, 'settings?tab=testimonials')
  const guest = await (await browser.newContext()).newPage()
  const [quote, guests] = [page.getByLabel(/^Third quote/), page.getByLabel('Guests of the third quote')]
  await expect(quote).toHaveAccessibleDescription('TO BE FILLED IN before the site goes live.')
  await expect(page.getByLabel(/^First quote/)).toHaveAccessibleDescription(/invented examples/)
  const before = [await quote.inputValue(), await guests.inputValue()] as const
  const save = async (text: string, who: string) => {
    await quote.fill(text)
    await guests.fill(who)
    await saveSettings(page)
    await guest.goto('/')
  }
  const section = guest.locator('section').filter({ has: guest.getByRole('heading', { name: 'What guests say' }) })
  await save('The lemons in the garden <b>are</b> real.', 'Jelena, Villa Eirini')
  await expect(section.getByText('The lemons in the garden <b>are</b> real.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await save('', 'Jelena, Villa Eirini')
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(guest.getByText('Jelena, Villa Eirini')).toBeHidden()
  await save(...before)
  await expect(section.getByText(before[0])).toBeVisible()
})

test('an invalid address shows an error under its field and keeps the other input', async ({ page }) => {
  await enterOffice(page, 'settings')
  await page.getByLabel('Tagline').fill('Half a thought')
  await page.getByRole('link', { name: 'Contact Information' }).click()
  await page.getByLabel('Email').fill('owner at home')
  await page.getByLabel('Latitude').fill('north')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please give an e-mail address/)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Latitude must be a number of degrees')).toBeVisible()
  await page.getByRole('link', { name: 'General' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Half a thought')
})

test('the counters show the recommended lengths', async ({ page }) => {
  await enterOffice(page, 'settings?tab=seo')
  await page.getByLabel('Meta title').fill('Villas')
  await expect(page.getByText('6 characters (short). Recommended: 50-60 characters.')).toBeVisible()
  await page.getByLabel('Meta description').fill('a'.repeat(155))
  await expect(page.getByText('155 characters (good). Recommended: 150-160 characters.')).toBeVisible()
})

test('each missing setting links to its field', async ({ page }) => {
  await enterOffice(page, 'settings?tab=company')
  await page.getByRole('link', { name: 'Legal name' }).click()
  await expect(page.getByLabel('Legal name')).toBeInViewport()
  await expect(page.getByLabel('Legal name')).toHaveAccessibleDescription('TO BE FILLED IN before the site goes live.')
})

for (const tab of ['general', 'contact', 'hosts', 'testimonials', 'seo', 'company']) {
  test(`?tab=${tab} fits a phone and a desktop`, async ({ page }) => {
    await enterOffice(page, `settings?tab=${tab}`)
    await isFineOnPhoneAndDesk(page)
  })
}
