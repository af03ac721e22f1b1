import { sql } from 'drizzle-orm'
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { type Answered, everyPage } from './every-page.ts'
import { expect, guestWithStays, OWNER, offeredStay } from './fixtures.ts'
import { test } from './own-site-test.ts'
import { accountPages, confirmations, guestPages, officePages, publicPages } from './places.ts'

/** The standard rules, prepared once and not for each document. */
class StandardRules extends StaticConfigLoader {
  readonly #prepared = super.getConfigFor('')

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return this.#prepared
  }
}

const checker = new HtmlValidate(new StandardRules({ extends: ['html-validate:standard'] }))

/** Validation errors of the documents, each once. */
async function wrongIn(pages: Answered[]): Promise<string[]> {
  const wrong = new Map<string, string>()
  for (const { where, html } of pages) {
    const { results } = await checker.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message } of messages) {
        const finding = `${ruleId}: ${message}`
        if (!wrong.has(finding)) wrong.set(finding, `${finding} (${where})`)
      }
  }
  return [...wrong.values()]
}

test('every page is valid HTML, also with the errors of an empty form', async ({ page, browser, site }) => {
  const [guest, owner] = [await browser.newContext(), await browser.newContext()]
  expect((await owner.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await guestWithStays(guest.request, owner.request)
  const offer = await offeredStay(owner.request)
  const asVisitor = await everyPage(page, page.request, site.url, [...publicPages, ...accountPages, ...confirmations, offer, '/admin'])
  const asGuest = await everyPage(page, guest.request, site.url, guestPages)
  const asOwner = await everyPage(page, owner.request, site.url, officePages)
  expect(asGuest.map(({ where }) => where)).toContainEqual(expect.stringMatching(/^\/reservations\/\w+\/cancel$/))
  expect(asOwner.length).toBeGreaterThan(60)
  expect(await wrongIn([...asVisitor, ...asGuest, ...asOwner])).toEqual([])
})

test('every page is valid HTML without any content', async ({ page, browser, site }) => {
  const owner = await browser.newContext()
  expect((await owner.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await site.change(sql`DELETE FROM gallery_images`)
  await site.change(sql`DELETE FROM amenities`)
  await site.change(sql`DELETE FROM attractions`)
  await site.change(sql`DELETE FROM seasons`)
  await site.change(sql`DELETE FROM discount_rules`)
  await site.change(sql`DELETE FROM villas`)
  await site.change(sql`UPDATE content_version SET version = version + 1`)
  const empty = [
    ...(await everyPage(page, page.request, site.url, publicPages)),
    ...(await everyPage(page, owner.request, site.url, officePages)),
  ]
  expect(await wrongIn(empty)).toEqual([])
})
