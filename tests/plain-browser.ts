import { expect } from 'vitest'
import { getPrefix, type Language, readLanguage, withoutPrefix } from '../src/words/languages.ts'
import { cookieJar } from './cookie-jar.ts'
import type { Pages } from './pages.ts'
import { SITE } from './test-site.ts'

/** A browser without scripts. Fails where a page leads out of the language, or sets a cookie that not every page gets. */
export function plainBrowser(pages: Pages, language: Language) {
  const jar = cookieJar()
  const send = async (request: Request): Promise<Response> => {
    const response = await jar.carry(request, (asked) => pages(asked.url.slice(SITE.length), asked))
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Path=\/(;|$)/)
    return response
  }
  /** Follows redirects as browsers do. @returns the page on which they end, as English pages call it */
  async function arrive(response: Response, from: string, status: number): Promise<{ path: string; html: string }> {
    const location = response.headers.get('location')
    if (location === null) {
      const html = await response.text()
      expect(response.status, from).toBe(status)
      return { path: withoutPrefix(from), html }
    }
    const { origin, pathname, search } = new URL(location, new URL(from, SITE))
    expect(origin).toBe(SITE)
    expect(readLanguage(pathname), `${from} leads to ${location}`).toBe(pathname.startsWith('/admin') ? 'en' : language)
    return arrive(await send(new Request(new URL(pathname + search, SITE))), pathname + search, status)
  }
  /** `status`: of the page on which the redirects end. */
  const visit = async (address: string, status = 200) => arrive(await send(new Request(new URL(address, SITE))), address, status)
  return {
    jar,
    visit,
    open: (page: string, status?: number) => visit(getPrefix(language) + page, status),
    submit: (page: string, intent: string, fields: Record<string, string>) => {
      const path = page.startsWith('/admin') ? page : getPrefix(language) + page
      const body = new URLSearchParams({ intent, ...fields })
      const asked = new Request(new URL(path, SITE), { method: 'POST', headers: { origin: SITE }, body })
      return send(asked).then((response) => arrive(response, path, 200))
    },
  }
}

/** The hidden fields of a page's forms but for what they are sent for, and of the form that leads to the bank. */
export const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(?!intent")([^"]+)" value="([^"]*)"/g)].map(([, name, value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  )
