import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save texts' }).click()
const look = (page: Page, language: string) => page.getByRole('button', { name: `See how it looks (${language})` }).click()
const preview = (page: Page) => page.frameLocator('#preview-of-mail')

test('an owner reaches the words of an email in three clicks, changes them in German, sees them, and puts the first text back', async ({
  browser,
}) => {
  const owner = await officePage(browser)
  let clicks = 0
  for (const name of [/^Inbox/, 'Email texts', 'Review not shown']) {
    await owner
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
      .click()
    clicks += 1
  }
  await expect(owner.getByRole('heading', { level: 1, name: 'Review not shown' })).toBeVisible()
  expect(clicks).toBe(3)
  await expect(owner.getByLabel('Subject').first()).toHaveValue('Your review of {villa} is not shown')
  await isFineOnPhoneAndDesk(owner)

  await owner.getByRole('heading', { name: 'Deutsch' }).click()
  const german = owner.locator('#in-de')
  await german.getByLabel('Subject').fill('Zu Ihrer Bewertung der {vila}')
  await german.getByLabel('Text above').fill('Leider zeigen wir Ihre Bewertung nicht.')
  await save(owner)
  await expect(german.getByText('{vila} is not known. Did you mean {villa}?')).toBeVisible()
  await expect(german.getByLabel('Text above')).toHaveValue('Leider zeigen wir Ihre Bewertung nicht.')
  await german.getByLabel('Subject').fill('Zu Ihrer Bewertung der {villa}')
  await look(owner, 'Deutsch')
  await expect(owner.getByText('They are not saved.')).toBeVisible()
  await expect(preview(owner).getByRole('heading', { level: 1 })).toHaveText('Zu Ihrer Bewertung der Villa Thea')
  await expect(owner.getByText('So far in your words')).toBeHidden()
  await save(owner)
  await expect(owner.getByText('The texts of ‘Review not shown’ are saved')).toBeVisible()
  await expect(owner.getByText('So far in your words: Deutsch.')).toBeVisible()

  await owner.getByLabel('Language', { exact: true }).selectOption('Deutsch')
  await owner.getByRole('button', { name: 'Show' }).click()
  await expect(preview(owner).getByRole('heading', { level: 1 })).toHaveText('Zu Ihrer Bewertung der Villa Thea')
  await expect(preview(owner).getByText('Leider zeigen wir Ihre Bewertung nicht.')).toBeVisible()
  await expect(preview(owner).getByText('Eine Bewertung darf nur aus wenigen Gründen zurückgehalten werden')).toBeVisible()
  await owner.getByRole('button', { name: 'Email it to me' }).click()
  await expect(owner.getByText(/^The email is on its way to /)).toBeVisible()

  await owner.getByRole('heading', { name: 'Deutsch' }).click()
  await owner.getByRole('button', { name: 'Back to the first text (Deutsch)' }).click()
  await expect(owner.getByText('The first text is back')).toBeVisible()
  const earlier = owner.getByRole('region', { name: 'Earlier texts' }).getByRole('group')
  await expect(earlier).toHaveCount(2)
  await earlier.nth(1).locator('summary').click()
  await earlier
    .nth(1)
    .getByRole('button', { name: /^Take this one/ })
    .click()
  await expect(owner.getByText('The earlier text is back')).toBeVisible()
  await owner.getByRole('link', { name: 'All emails of the site' }).click()
  await expect(owner.getByRole('row', { name: /^Review not shown/ })).toContainText('Deutsch')
  await isFineOnPhoneAndDesk(owner)
})
