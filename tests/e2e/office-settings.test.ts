import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, officePage, saveSettings } from './office.ts'

test('an invalid address shows an error under its field and keeps the other input', async ({ page }) => {
  await enterOffice(page, 'settings')
  await page.getByLabel('Tagline').fill('Half a thought')
  await page.getByRole('link', { name: 'Contact Information' }).click()
  await page.getByLabel('Email').fill('owner at home')
  await page.getByLabel('Latitude').fill('north')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please give an email address/)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Latitude must be a number of degrees')).toBeVisible()
  await page.getByRole('link', { name: 'General' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Half a thought')
})

test('a form of the settings helps: the counters show the recommended lengths, what is missing links to its field', async ({ page }) => {
  await enterOffice(page, 'settings?tab=seo')
  await page.getByLabel('Meta title').fill('Villas')
  await expect(page.getByText('6 characters (short). Recommended: 50-60 characters.')).toBeVisible()
  await page.getByLabel('Meta description').fill('a'.repeat(155))
  await expect(page.getByText('155 characters (good). Recommended: 150-160 characters.')).toBeVisible()

  await page.getByRole('link', { name: 'Company & Bank' }).click()
  await page.getByRole('link', { name: 'Legal name' }).click()
  await expect(page.getByLabel('Legal name')).toBeInViewport()
  await expect(page.getByLabel('Legal name')).toHaveAccessibleDescription('TO BE FILLED IN before the site goes live.')

  await test.step('fields that mean nothing without another one come with it, and stay while they hold something', async () => {
    await page.getByRole('link', { name: 'Testimonials' }).click()
    const [quote, guests] = [page.getByLabel(/^Second quote/), page.getByLabel('Guests of the second quote')]
    await quote.fill('')
    await expect(guests).toBeVisible()
    await guests.fill('')
    await expect(guests).toBeHidden()
    await quote.fill('The sea at six in the morning.')
    await expect(guests).toBeVisible()
  })
})

test('the bar at the end of a form counts what is not saved, marks where it is, and takes it back', async ({ browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/settings?tab=booking')
  const count = office.getByRole('status').filter({ hasText: 'not saved' })
  const undo = office.getByRole('button', { name: 'Undo' })
  const parts = office.getByRole('navigation', { name: 'Parts of this form' })
  const days = office.getByLabel('Days before arrival')
  const stored = await days.inputValue()
  await expect(undo).toHaveCount(0)
  await days.fill('9')
  await expect(count).toHaveText('1 change not saved')
  await parts.getByRole('link', { name: 'Limits of discounts' }).click()
  await office.getByLabel('Maximum total discount (%)').fill('101')
  await parts.getByRole('link', { name: 'Other currencies' }).click()
  await office.getByLabel('US dollar (USD)').check()
  await expect(count).toHaveText('3 changes not saved')
  await expect(parts.getByRole('link', { name: 'Limits of discounts (not saved)' })).toBeVisible()
  await expect(office.getByRole('link', { name: 'Booking (not saved)', exact: true })).toBeVisible()
  await isFineOnPhoneAndDesk(office)
  await undo.click()
  await expect(office.getByRole('dialog', { name: 'Undo all these changes?' })).toContainText('Maximum total discount (%)')
  await office.getByRole('button', { name: 'Go on editing' }).click()
  await expect(count).toHaveText('3 changes not saved')

  await days.fill(stored)
  await office.getByLabel('US dollar (USD)').uncheck()
  await expect(count).toHaveText('1 change not saved')
  await office.getByRole('button', { name: 'Save Changes' }).click()
  await expect(office.getByText('must be a whole number from 1 to 100')).toBeVisible()
  await expect(count).toHaveText('1 change not saved')
  await undo.click()
  await expect(count).toHaveCount(0)
  await expect(office.getByRole('button', { name: 'Save Changes' })).toBeFocused()
  await expect(office.getByText('must be a whole number from 1 to 100')).toHaveCount(0)
  // Nothing is lost now, so nothing is asked.
  await office.getByRole('link', { name: 'House', exact: true }).click()
  await expect(office.getByRole('heading', { name: 'Manage Villas' })).toBeVisible()
})

test('after a save nothing counts as changed, and what is typed next does', async ({ browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/settings?tab=hosts')
  const story = office.getByLabel('Your story')
  const before = await story.inputValue()
  const count = office.getByRole('status').filter({ hasText: 'not saved' })
  for (const text of ['We came for a summer.', before]) {
    await story.fill(text)
    await expect(count).toHaveText('1 change not saved')
    await saveSettings(office)
    await expect(count).toHaveCount(0)
  }
})

test('on a low and on a narrow screen the bar covers no field that has the focus', async ({ browser }) => {
  const office = await officePage(browser)
  for (const [width, height, tab, label] of [
    [360, 640, 'contact', 'Phone'],
    [800, 400, 'contact', 'Phone'],
    // Fields of several lines.
    [390, 844, 'hosts', 'Your story'],
    [320, 640, 'hosts', 'Your story'],
  ] as const) {
    await office.setViewportSize({ width, height })
    await office.goto(`/admin/dashboard/settings?tab=${tab}`)
    await office.getByLabel(label).fill('+30 23750 00000')
    for (let field = 0; field < 8; field++) {
      await office.keyboard.press('Tab')
      // The bar looks once the browser has scrolled.
      const isCovered = () =>
        office.evaluate(() => {
          const focused = document.activeElement?.getBoundingClientRect()
          const bar = document.querySelector('[data-unsaved]')
          if (!focused || !bar || bar.contains(document.activeElement) || !bar.closest('form')?.contains(document.activeElement))
            return false
          const { position } = getComputedStyle(bar)
          return (
            position === 'sticky' && focused.bottom > bar.getBoundingClientRect().top && focused.top < bar.getBoundingClientRect().bottom
          )
        })
      await expect.poll(isCovered, { message: `${width} × ${height}, field ${field}` }).toBe(false)
    }
  }
})
