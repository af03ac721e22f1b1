import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import { APPROVED, type Guest, OWNER, PHONE, registeredGuest, type Week } from '../story-steps.ts'
import { ALIKE, markAlike, unmarkAlike } from './alike.ts'
import { type OwnSite, ownSiteWithBank } from './coverage-site.ts'
import { listFaintLines } from './text-contrast.ts'

export * from '../story-steps.ts'
export { expect }

/** `mailedCode`: the last code mailed to an address, as soon as there is one. */
type Fixtures = { guest: Guest; mailedCode: (email: string) => Promise<string> }

/**
 * Waits after each navigation until all controls are hydrated and their effects have run: tests are faster than people.
 */
export function aliveOnArrival(page: Page): Page {
  const { goto, reload, goBack } = page
  const arrived = async <T>(response: Promise<T>): Promise<T> => {
    const answer = await response
    await alive(page)
    return answer
  }
  page.goto = (...where) => arrived(goto.apply(page, where))
  page.reload = (...how) => arrived(reload.apply(page, how))
  page.goBack = (...how) => arrived(goBack.apply(page, how))
  return page
}

export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const { dataset } = document.body
    // Pages of the bank, files and pages that need no React never say so.
    const held = document.querySelector<HTMLElement>('script[data-files]')
    if (!held && !document.querySelector('script[type=module]')) return true
    // A page that waits for a touch is touched, if it has something to touch.
    if (held?.dataset.waits !== undefined && dataset.ready === undefined) {
      const live = document.querySelector('main :is(button, input, [data-live])')
      if (!live) return true
      live.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
    // Nothing is left to do when the browser is idle: a dialog is modal, and listeners of the document are there. A busy machine leaves a
    // page in the background no idle time.
    return dataset.ready !== undefined && new Promise<true>((idle) => requestIdleCallback(() => idle(true), { timeout: 5_000 }))
  })

/** Shows the month of a day in a calendar. */
export const showMonth = (where: Page | Locator, day: string) => where.getByLabel('Go to month').selectOption(day.slice(0, 7))

/** Opens the house's calendar of a search, chooses a stay in it and searches. */
export async function chooseInSheet(page: Page, stay: { checkIn: string; checkOut: string }): Promise<void> {
  await page.getByRole('link', { name: /^Check-in – Check-out/ }).click()
  await pickInSheet(page, stay)
}

/** Chooses a stay in the calendar that is open above the page. */
export async function pickInSheet(page: Page, { checkIn, checkOut }: { checkIn: string; checkOut: string }): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'When are you coming?' })
  await showMonth(sheet, checkIn)
  await sheet.locator(`[data-day="${checkIn}"]`).click()
  if (!(await sheet.locator(`[data-day="${checkOut}"]`).isVisible())) await sheet.getByRole('button', { name: 'Next month' }).click()
  await sheet.locator(`[data-day="${checkOut}"]`).click()
  await sheet.getByRole('button', { name: /^(Done|See prices)$/ }).click()
}

let homes = 0

/**
 * Stories on the site that all of them share. Other stories run on it at the same time and afterwards, so a story changes only what it
 * has added itself (its guest, bookings in its own weeks, a villa, a picture) and sets back any setting that it changes. A story that
 * needs more uses `own-site-test.ts`.
 * `guest` has a new account. `site` is the second site of a worker, started by the first story that uses it.
 * All stories have these fixtures, because Playwright starts a new worker and browser where worker fixtures differ.
 */
export const test = base.extend<Fixtures, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed
    async ({}, use) => {
      const site = await ownSiteWithBank()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Each test has its own address, as visitors have.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    homes += 1
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.2.${workerIndex % 256}.${homes % 256}` })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : aliveOnArrival(page))
  },
  guest: async ({ request }, use, { workerIndex }) => {
    homes += 1
    await use(await registeredGuest(request, `10.1.${workerIndex % 256}.${homes % 256}`))
  },
  mailedCode: async ({ playwright, baseURL }, use) => {
    const newContext = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
    await use(async (email) => {
      await expect.poll(() => codeFor(email, newContext)).toMatch(/^\d{6}$/)
      return codeFor(email, newContext)
    })
  },
})

/**
 * Checks accessibility of the whole page with axe, after running animations have finished. Of a modal dialog that is open it judges only
 * the dialog and what lies above it: nobody reaches the page behind it, which is judged without it.
 * `without`: rules of axe that do not apply.
 */
export async function hasNoBarriers(page: Page, without: string[] = []): Promise<void> {
  // A page that is not styled yet has its headings already.
  await page.waitForLoadState()
  await page.evaluate(() => {
    // Parts below the first screen are judged as well. What comes to lie under the mouse changes its colours at once.
    const everything = new CSSStyleSheet()
    everything.replaceSync(
      '* { content-visibility: visible !important; transition: none !important; scroll-behavior: auto !important } [data-unstuck] { position: static !important }',
    )
    document.adoptedStyleSheets.push(everything)
    // Bars are judged at their own place: what scrolls below them is covered for a moment only.
    for (const part of document.body.querySelectorAll('*')) {
      if (getComputedStyle(part).position === 'sticky') part.toggleAttribute('data-unstuck', true)
    }
    // A page that still scrolls would move below its bars.
    scrollTo(scrollX, scrollY)
    // What is folded away is not drawn, and its animations never end.
    const isDrawn = (effect: AnimationEffect | null) => effect instanceof KeyframeEffect && effect.target?.checkVisibility()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => isDrawn(effect) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // A photograph that has come is drawn only once it is decoded.
    const photographs = [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')].map((image) => image.decode())
    return Promise.allSettled([...ending.map(({ finished }) => finished), ...photographs])
  })
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    // By default axe also parses all styles again, for a rule that is not run.
    preload: { assets: ['media'] },
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  await markAlike(page)
  const { violations, incomplete } = page.frames().length === 1 ? await runAxe(page, options) : await runAxeInFrames(page, options)
  const faint = await listFaintLines(page, listUnjudged(incomplete))
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-unstuck]')) part.removeAttribute('data-unstuck')
  })
  await unmarkAlike(page)
  expect([...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), ...faint]).toEqual([])
}

/** Texts on pictures and gradients, whose contrast axe cannot tell. */
const listUnjudged = (incomplete: readonly Result[]): string[] =>
  incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))

/** Minified: every page parses it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = Pick<AxeResults, 'violations' | 'incomplete'>

/** Takes half the processor time of `runAxeInFrames`. */
async function runAxe(page: Page, options: RunOptions): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([alike, how]) => {
      const above = document.querySelector('dialog:modal') ? { include: document.querySelectorAll('dialog:modal, :popover-open') } : {}
      const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run({ ...above, exclude: [[alike]] }, how)
      return { violations, incomplete }
    },
    [ALIKE, options] as const,
  )
}

const runAxeInFrames = (page: Page, options: RunOptions): Promise<Found> =>
  new AxeBuilder({ page, axeSource }).exclude(ALIKE).options(options).analyze()

/** Confirms the guest's address with the code from the mails, which stay in the outbox without a mail server. */
export async function confirmAddress({ email, password }: Guest, newContext: () => Promise<APIRequestContext>): Promise<void> {
  const own = await newContext()
  await own.post('/api/checkUser.php', { data: { email, password } })
  await own.post('/api/sendEmailCode.php', { data: {} })
  const proved = await own.post('/api/proveEmail.php', { data: { code: await codeFor(email, newContext) } })
  expect(proved.ok()).toBe(true)
  await own.dispose()
}

/** The last code sent to an address, read in the back office. */
async function codeFor(email: string, newContext: () => Promise<APIRequestContext>): Promise<string> {
  const office = await newContext()
  await office.post('/api/checkUser.php', { data: OWNER })
  const { mails } = await (await office.get('/api/adminMails.php', { params: { search: email } })).json()
  await office.dispose()
  return /code is (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
}

/** Signs in on the log-in page. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Login Successful.')).toBeVisible()
}

/** Sends the booking form without opening its page, and opens the review page; stories about the form use `chooseStayByForm`. */
export async function chooseStay(page: Page, { villa, checkIn, checkOut }: Week, { name, email }: Guest): Promise<void> {
  const form = { intent: 'review', villaId: villa, checkIn, checkOut, guests: '2', name, email, phone: PHONE }
  const sent = await page.request.post('/booking', { form, maxRedirects: 0 })
  expect(sent.status(), await sent.text()).toBe(302)
  await page.goto('/booking-request')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
}

/** Fills in the booking form and continues to the review page. The dates come from the query, as from the search on the home page. */
export async function chooseStayByForm(page: Page, { villa, checkIn, checkOut }: Week, guest: Guest): Promise<void> {
  await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
}

export async function fillInGuest(page: Page, { name, email }: Guest): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(PHONE)
}

/** The amount of the first stage, read from the payment choice. */
export async function readFirstStage(page: Page): Promise<string> {
  const label = await page.locator('label', { hasText: 'Pay in three instalments' }).innerText()
  return /€[\d,]+(?:\.\d\d)?/.exec(label)?.[0] ?? label
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
}

/** Submits the order and waits for the bank's page. */
export async function goToBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Book and pay|Pay) €/ }).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
}

/** Pays, confirms at the issuer if asked, and returns to the site. */
export async function payWith(page: Page, card: string): Promise<void> {
  // In whatever language the page of the bank is.
  await page.getByRole('button', { name: card }).click()
  if (card !== APPROVED) await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL('**/booking-confirmation?**')
  await alive(page)
}
