import { Window } from 'happy-dom'
import type { FormPage } from '../form-browser/page.ts'
import { SITE } from '../test-site.ts'

/** `html` without the content of inlined styles and scripts, which is most of a document and no HTML. */
export type Answered = { where: string; status: number; html: string }

type Form = { action: string; fields: [name: string, value: string][] }

/** Pages that differ in numbers and chosen values only are one kind. */
export function nameKind({ pathname, searchParams }: URL): string {
  const asked = [...searchParams].map(([name, value]) => (name === 'tab' ? `${name}=${value}` : name)).sort()
  return `${pathname.replace(/\d+/g, '1').replace(/\/villas\/villa-[^/]+/, '/villas/villa')}?${asked}`
}

const withoutInlined = (html: string): string => html.replace(/(<(style|script)\b[^>]*>).*?(?=<\/\2>)/gs, '$1')

/** Links and forms of a document. */
async function readParts(html: string): Promise<{ links: string[]; forms: Form[] }> {
  const window = new Window()
  const document = new window.DOMParser().parseFromString(html, 'text/html')
  const links = [...document.querySelectorAll('a[href^="/"], a[href^="?"]')]
  const forms = [...document.querySelectorAll('form[method=post]')].map((form) => ({
    action: form.getAttribute('action') ?? '',
    fields: [...form.querySelectorAll('input[type=hidden]')].map((field): [string, string] => [
      field.getAttribute('name') ?? '',
      field.getAttribute('value') ?? '',
    ]),
  }))
  const addresses = links.filter((link) => !link.hasAttribute('download')).map((link) => link.getAttribute('href') ?? '')
  await window.happyDOM.close()
  return { links: addresses, forms }
}

/** Forms that would end the session, or that would change what the next pages show. */
export const NOT_SENT = /log-out|sign-out|delete|remove|deactivate/

/**
 * Every page that can be reached from some pages, one of each kind, and what each form answers that is sent empty. The documents are as
 * the server sends them, before scripts.
 */
export async function everyPage({ request }: FormPage, from: readonly string[]): Promise<Answered[]> {
  const found: Answered[] = []
  const known = new Set<string>()
  const waiting = from.map((path) => new URL(path, SITE))
  const keep = async (where: string, response: Awaited<ReturnType<FormPage['request']['get']>>) => {
    if (!response.headers()['content-type']?.startsWith('text/html')) return null
    const html = withoutInlined(await response.text())
    found.push({ where, status: response.status(), html })
    return html
  }
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const kind = nameKind(url)
    if (known.has(kind) || url.origin !== SITE || NOT_SENT.test(url.pathname)) continue
    known.add(kind)
    const where = url.pathname + url.search
    const html = await keep(where, await request.get(url.href))
    if (html === null) continue
    const { links, forms } = await readParts(html)
    waiting.push(...links.map((link) => new URL(link, url)))
    for (const { action, fields } of forms) {
      const intent = fields.find(([name]) => name === 'intent')?.[1] ?? ''
      const sent = `${nameKind(new URL(action, url))} ${intent}`
      if (known.has(sent) || NOT_SENT.test(`${action} ${intent}`)) continue
      known.add(sent)
      await keep(
        `${where} (${intent || action} sent empty)`,
        await request.post(new URL(action || url.href, url).href, { form: Object.fromEntries(fields) }),
      )
    }
  }
  return found
}
