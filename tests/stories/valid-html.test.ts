import { sql } from 'drizzle-orm'
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { isLong } from '../long-tests.ts'
import { accountPages, confirmations, guestPages, officePages, publicPages } from '../places.ts'
import { guestWithStays, offeredStay } from '../story-steps.ts'
import { type Answered, walkSite } from '../walk-site.ts'
import { test } from './house.ts'

/** The standard rules, prepared once and not for each document. */
class StandardRules extends StaticConfigLoader {
  readonly #prepared = super.getConfigFor('')

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return this.#prepared
  }
}

const checker = new HtmlValidate(new StandardRules({ extends: ['html-validate:standard'] }))

const withoutInlined = (html: string): string => html.replace(/(<(style|script)\b[^>]*>).*?(?=<\/\2>)/gs, '$1')

/**
 * Every page that links lead to, without the content of inlined styles and scripts, which is most of a document and no HTML. In all
 * languages and with all parameters where the long tests run.
 */
const everyPage = ({ request }: FormPage, from: readonly string[]): Promise<Answered[]> =>
  walkSite(
    async (url, form) => {
      const answer = await (form ? request.post(url.href, { form: Object.fromEntries(form) }) : request.get(url.href))
      if (!answer.headers()['content-type']?.startsWith('text/html')) return null
      return { status: answer.status(), html: withoutInlined(await answer.text()) }
    },
    from,
    { otherLanguages: isLong('walks'), sample: !isLong('walks') },
  )

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

test('every page is valid HTML, also with the errors of an empty form', async ({ visit, page, office }) => {
  const guest = visit()
  await guestWithStays(guest.request, office.request)
  const offer = await offeredStay(office.request)
  const asVisitor = await everyPage(page, [...publicPages, ...accountPages, ...confirmations, offer, '/admin'])
  const asGuest = await everyPage(guest, guestPages)
  const asOwner = await everyPage(office, officePages)
  expect(asGuest.map(({ where }) => where)).toContainEqual(expect.stringMatching(/^\/reservations\/\w+\/cancel$/))
  expect(asOwner.length).toBeGreaterThan(60)
  expect(await wrongIn([...asVisitor, ...asGuest, ...asOwner])).toEqual([])
})

// Without content there is less of the same, so it belongs to the long tests.
test.runIf(isLong('walks'))('every page is valid HTML without any content', async ({ house, page, office }) => {
  for (const table of ['gallery_images', 'amenities', 'attractions', 'seasons', 'discount_rules', 'villas'])
    await house.change(sql`DELETE FROM ${sql.identifier(table)}`)
  expect(await wrongIn([...(await everyPage(page, publicPages)), ...(await everyPage(office, officePages))])).toEqual([])
})
