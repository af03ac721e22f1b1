import { expect, hasNoBarriers, signIn, test } from './fixtures.ts'

test('a typed password can be shown without layout shift', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password')
  const button = page.getByRole('button', { name: 'Show password' })
  await field.fill('Cliff-Above-7!')
  const before = await field.boundingBox()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('Cliff-Above-7!')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await field.boundingBox()).toEqual(before)
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await hasNoBarriers(page)
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('type', 'password')
})

test('every password can be shown, and its rules are checked off while typing', async ({ page, guest }) => {
  for (const path of ['/register', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  }
  await signIn(page, guest)
  await page.goto('/your-data')
  for (const name of ['Show current password', 'Show new password', 'Show your password'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  const held = page.getByRole('listitem').filter({ hasText: '(done)' })
  const ticked = async (typed: string) => {
    await page.getByLabel('New password').fill(typed)
    return (await held.allInnerTexts()).map((words) => words.replace(/\s*\(done\)/, '').trim())
  }
  expect(await ticked('')).toEqual([])
  expect(await ticked('cliff')).toEqual(['a lowercase letter'])
  expect(await ticked('Cliff-7')).toEqual(['an uppercase letter', 'a lowercase letter', 'a number'])
  expect(await ticked('Cliff-7!')).toHaveLength(5)
  await hasNoBarriers(page)
})
