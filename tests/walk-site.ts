import { SITE } from './test-site.ts'

/** `html`: as the server sends it, before scripts. */
export type Answered = { where: string; status: number; html: string }

type Fields = [name: string, value: string][]

/** Gets a page, or sends a form; null where the answer is no page. */
export type Ask = (url: URL, form?: Fields) => Promise<Omit<Answered, 'where'> | null>

/** Pages that differ in numbers and chosen values only are one kind; in a `sample`, all that have a path and a tab. */
function nameKind({ pathname, searchParams }: URL, sample: boolean): string {
  const asked = [...searchParams]
    .filter(([name]) => !sample || name === 'tab')
    .map(([name, value]) => (name === 'tab' ? `${name}=${value}` : name))
    .sort()
  return `${pathname.replace(/\d+/g, '1').replace(/\/villas\/villa-[^/]+/, '/villas/villa')}?${asked}`
}

/** Forms that would end the session, or that would change what the next pages show. */
const NOT_SENT = /log-?out|sign-out|delete|remove|deactivate/

export const findAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Where the links of a page lead, without files. `others`: also to other languages. */
const findLinks = (html: string, page: URL, others: boolean): URL[] =>
  [...html.matchAll(/<a\s[^>]*>/g)]
    .filter(([tag]) => (others || !findAttribute(tag, 'hrefLang')) && !/\sdownload/.test(tag))
    .map(([tag]) => findAttribute(tag, 'href') ?? '')
    .filter((href) => /^[/?]/.test(href))
    .map((href) => new URL(href, page))

/** The forms of a page that are sent, with their hidden fields. */
const findForms = (html: string, page: URL) =>
  [...html.matchAll(/<form\s[^>]*method="post".*?<\/form>/gs)].map(([form]) => {
    const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag)
    const fields = hidden.map((tag): Fields[number] => [findAttribute(tag, 'name') ?? '', findAttribute(tag, 'value') ?? ''])
    const intent = fields.find(([name]) => name === 'intent')?.[1] ?? ''
    return { action: new URL(findAttribute(form, 'action') || page, page), fields, intent }
  })

/** `leftOut`: paths that are not opened. `otherLanguages`: their pages as well. `sample`: one page of each path. */
type Bounds = { leftOut?: RegExp; otherLanguages?: boolean; sample?: boolean }

/** Every page that can be reached by links from some pages, one of each kind, and what each form answers that is sent empty. */
export async function walkSite(ask: Ask, from: readonly string[], bounds: Bounds = {}): Promise<Answered[]> {
  const { leftOut, otherLanguages = false, sample = false } = bounds
  const found: Answered[] = []
  const known = new Set<string>()
  const waiting = from.map((path) => new URL(path, SITE))
  const isNew = (kind: string) => known.size < known.add(kind).size
  const isOpen = ({ origin, pathname }: URL) => origin === SITE && !NOT_SENT.test(pathname) && !leftOut?.test(pathname)
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (!isOpen(url) || !isNew(nameKind(url, sample))) continue
    const where = url.pathname + url.search
    const page = await ask(url)
    if (!page) continue
    found.push({ where, ...page })
    waiting.push(...findLinks(page.html, url, otherLanguages))
    for (const { action, fields, intent } of findForms(page.html, url)) {
      if (action.origin !== SITE || NOT_SENT.test(`${action} ${intent}`) || !isNew(`${nameKind(action, sample)} ${intent} sent`)) continue
      const answer = await ask(action, fields)
      if (answer) found.push({ where: `${where} (${intent || action.pathname} sent empty)`, ...answer })
    }
  }
  return found
}
