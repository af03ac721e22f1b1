import { newerGlobals, newerMembers, newerStatics } from '../newer-than-floor.ts'
import { APPROVED, acceptTerms, chooseStayByForm, expect, goToBank, makeWeek, OWNER, payWith, signIn } from './fixtures.ts'
import { test } from './own-site-test.ts'

type Newer = { globals: string[]; statics: string[]; members: string[] }

/** Takes from the browser what the oldest supported ones lack. */
function removeNewer({ globals, statics, members }: Newer): void {
  const all = window as unknown as Record<string, { prototype?: object } | undefined>
  const remove = (of: object | undefined, name = '') => of && Reflect.deleteProperty(of, name)
  for (const [of = '', name] of members.map((member) => member.split('.'))) {
    remove(all[of]?.prototype, name)
    remove(all[of], name)
    if (of === 'Window') remove(window, name)
  }
  for (const [of = '', name] of statics.map((member) => member.split('.'))) remove(all[of], name)
  for (const name of globals) remove(window, name)
}

test('a guest books on the oldest supported browser, with every way to show a price', async ({ page, browser, guest, baseURL }) => {
  const office = await browser.newContext(baseURL ? { baseURL } : {})
  await office.request.post('/api/checkUser.php', { data: OWNER })
  const taxes = { levy: 'added', vat: 'amount' }
  expect((await office.request.post('/api/settings.php', { data: { taxes } })).ok()).toBe(true)
  for (const fee of [
    { name: 'Final cleaning', per: 'stay', price: 80 },
    { name: 'Linen', per: 'guest', price: 10, villaId: 3 },
  ]) {
    const saved = await office.request.post('/api/pricing/update_fee.php', { data: fee })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
  await office.close()

  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  // `alive` waits by it.
  const members = newerMembers.filter((member) => member !== 'Window.requestIdleCallback')
  await page.addInitScript(removeNewer, { globals: newerGlobals, statics: newerStatics, members })
  await page.goto('/')
  expect(await page.evaluate(() => ['groupBy' in Map, 'startViewTransition' in document, 'showPopover' in document.body])).not.toContain(
    true,
  )
  await page.goto('/villas/villa-thea')
  await signIn(page, guest)
  await chooseStayByForm(page, makeWeek('villa-thea', 20), guest)
  await expect(
    page
      .getByText(/of which VAT 13%/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/reservations')
  await expect(page.getByRole('main').getByText('Villa Thea').first()).toBeVisible()
  expect(failures).toEqual([])
})
