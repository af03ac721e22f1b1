import { alive, expect, hasNoBarriers, signIn, test } from './fixtures.ts'

test('the account menu of a guest comes into a shared page without moving it, and closes on navigation', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(() => 1))).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
  await page.goto('/villas')
  const header = page.getByRole('banner')
  await header.getByLabel(`Account of ${guest.name}`).click()
  await expect(header.getByRole('link', { name: 'My Reservations' })).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
  await hasNoBarriers(page)
  await header.getByRole('link', { name: 'My Reservations' }).click()
  await expect(page).toHaveURL('/reservations')
  await expect(header.getByRole('link', { name: 'My Reservations' })).toBeHidden()
  await page.goto('/gallery')
  await header.getByLabel(`Account of ${guest.name}`).click()
  await header.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  await expect(page).toHaveURL('/')
  for (const name of ['Log In', 'Register']) await expect(header.getByRole('link', { name })).toBeVisible()
})

test('an account menu that is opened while its script comes stays open', async ({ context, page, guest }) => {
  await signIn(page, guest)
  // Its navigation does not wait until the page is ready.
  const early = await context.newPage()
  const [asked, come] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await early.route('**/signed-in-menu-*.js', async (route) => {
    asked.resolve()
    await come.promise
    await route.continue()
  })
  await early.goto('/villas')
  await early.locator('main [data-live]').first().hover()
  await asked.promise
  const header = early.getByRole('banner')
  await header.getByLabel(`Account of ${guest.name}`).click()
  const logOut = header.getByRole('button', { name: 'Log Out' })
  await expect(logOut).toBeVisible()
  come.resolve()
  await alive(early)
  await expect(logOut).toBeVisible()
  await logOut.click()
  await expect(early.getByText('Logged Out')).toBeVisible()
})

test('a script that somebody smuggles into a page does not run, and unknown parameters cause no errors', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  await expect(page).not.toHaveTitle('taken over')
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/gallery?fbclid=1')
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible()
  expect(errors).toEqual([])
})
