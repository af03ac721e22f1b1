import type { Page } from '@playwright/test'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { getPrefix, languages, nameOf, tagOf } from '../../../src/words/languages.ts'
import { accountPages, confirmations, guestPages, publicPages } from '../../places.ts'
import { expect, hasNoBarriers, makeWeek, paidStay, test } from '../fixtures.ts'
import { cutOff } from '../large-text.ts'

const SMALL = { width: 320, height: 640 }
const others = languages.filter((language) => language !== 'en')
const dates = 'checkIn=2027-06-07&checkOut=2027-06-14&guests=2'

/** Checks that nothing is cut off at 320 px, nor at 360 px with text of twice the size, and that the page is accessible. */
async function fits(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const tooWide = [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, h3, label, dt, dd, legend')].filter(
      (part) =>
        part.checkVisibility() &&
        !part.closest('.sr-only, .stay-strip, .swiped, .comparison, [aria-hidden=true], [aria-roledescription=carousel]') &&
        part.getBoundingClientRect().right > innerWidth + 1,
    )
    return [document.documentElement.scrollWidth, ...tooWide.map(({ textContent }) => textContent?.trim().slice(0, 60))]
  })
  expect(cut, where).toEqual([320])
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await cutOff(page), where).toEqual([])
  await page.setViewportSize(SMALL)
}

const collectErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && !/40[04]/.test(message.text()) && errors.push(message.text()))
  return errors
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: SMALL })

  for (const language of others)
    test.describe(`in ${nameOf[language]}`, () => {
      // With this locale no notice about other languages covers the page.
      test.use({ locale: tagOf[language] })

      test('every page fits, also with large text, is accessible and hydrates', async ({ page }) => {
        const errors = collectErrors(page)
        for (const path of [...publicPages, ...accountPages, ...confirmations, `/villas?${dates}`, `/villas/villa-thea?${dates}`]) {
          await page.goto(getPrefix(language) + path)
          await fits(page, path)
        }
        for (const path of [`/booking?${new URLSearchParams(makeWeek('villa-thea', 53))}`, '/register']) {
          await page.goto(getPrefix(language) + path)
          await page.locator('main form[method=post] button[type=submit]').last().click()
          await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
          await fits(page, `${path} with nothing filled in`)
        }
        expect(errors).toEqual([])
      })
    })
})

test('the pages of a stay fit 320 px and large text in every language', async ({ page, guest }) => {
  const { checkIn, checkOut, villa } = makeWeek('villa-eirini', 54)
  const stay = await paidStay(page, guest, { villa, checkIn, checkOut })
  await page.setViewportSize(SMALL)
  const errors = collectErrors(page)
  const change = `${stay}/change?${new URLSearchParams({ checkIn: addDays(checkIn, 7), checkOut: addDays(checkOut, 7) })}`
  for (const language of others)
    for (const path of [...guestPages, stay, `${stay}/cancel`, change]) {
      await page.goto(getPrefix(language) + path)
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf[language])
      await fits(page, getPrefix(language) + path)
    }
  expect(errors).toEqual([])
})
