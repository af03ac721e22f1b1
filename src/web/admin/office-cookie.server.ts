import { type OfficeLanguage, officeLanguages } from '#words/office-languages.ts'
import { pageCookie } from '../cookies.server.ts'
import { type Layer, layers } from './bookings/layers.ts'
import { type Scheme, schemes } from './schemes.ts'

/** `hidden`: what free nights of the calendar do not show. */
type OfficeBrowser = { language: OfficeLanguage; scheme: Scheme; hidden: readonly Layer[] }

const HIDDEN = 'no-'

const stored = pageCookie<string>('office', { maxAge: 365 * 24 * 60 * 60 }, (value) => {
  if (value === true) return 'en'
  return typeof value === 'string' ? value : null
})

/**
 * Marks browsers in which an owner has signed in: the 404 page offers sign-in after the session ends, and the page cache is not used, so
 * that owners see their changes at once. It has the language of their office, for errors that no account can be read for, and the scheme
 * if one is chosen here, and what the calendar hides: `sr`, `sr dark no-prices`; `true` in older cookies. Grants no access.
 */
export const officeCookie = {
  async read(request: Request): Promise<OfficeBrowser | null> {
    const [first, ...others] = (await stored.read(request))?.split(' ') ?? []
    const language = officeLanguages.find((one) => one === first)
    const scheme = schemes.find((one) => others.includes(one)) ?? 'device'
    return language ? { language, scheme, hidden: layers.filter((layer) => others.includes(HIDDEN + layer)) } : null
  },
  write: ({ language, scheme, hidden }: OfficeBrowser, siteUrl: string): Promise<string> =>
    stored.write([language, ...(scheme === 'device' ? [] : [scheme]), ...hidden.map((layer) => HIDDEN + layer)].join(' '), siteUrl),
}
