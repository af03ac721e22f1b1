import { acceptTerms, chooseStay, expect, goToBank, hasNoBarriers, makeWeek, signIn, test } from './fixtures.ts'
import { shiftsOn, watchShifts } from './layout-shifts.ts'

const SAYS = /^Your booking is not finished: Villa Eirini, .+, kept until \d\d:\d\d \(Greek time\)\.$/

test('a guest who closed the bank’s page reads on every page which stay is held, without a shift, and goes on', async ({ page, guest }) => {
  await watchShifts(page)
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-eirini', 12), guest)
  await acceptTerms(page)
  await goToBank(page)
  // Pages that start React at once, at the first touch, and never.
  for (const path of ['/', '/villas/villa-thea', '/gallery', '/pricing']) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByText(SAYS)).toBeVisible()
      expect((await shiftsOn(page)).filter((shift) => shift.startsWith(`${path} `))).toEqual([])
    }
  }
  await page.setViewportSize({ width: 768, height: 800 })
  for (const path of ['/de/pricing', '/el/gallery']) {
    await page.goto(path)
    await expect(page.getByText(/: Villa Eirini, .+\((griechische Zeit|ώρα Ελλάδας)\)\.$/)).toBeVisible()
    expect((await shiftsOn(page)).filter((shift) => shift.startsWith(`${path} `))).toEqual([])
  }
  await page.goto('/pricing')
  await expect(page.getByText(SAYS)).toBeVisible()
  await hasNoBarriers(page)
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page.getByText(/^We hold these nights for you until \d\d:\d\d \(Greek time\)\.$/)).toBeVisible()
  await expect(page.getByText(SAYS)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Book and pay/ })).toBeVisible()
})
