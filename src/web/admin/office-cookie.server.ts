import { type OfficeLanguage, officeLanguages } from '#words/office-languages.ts'
import { pageCookie } from '../cookies.server.ts'
import { type Layer, layers } from './bookings/layers.ts'
import { type Scheme, schemes } from './schemes.ts'

/** `hidden`: what free nights of the calendar do not show. `singleKeys`: keys such as N for a new booking work. */
type OfficeBrowser = { language: OfficeLanguage; scheme: Scheme; hidden: readonly Layer[]; singleKeys: boolean }

const HIDDEN = 'no-'
const NO_KEYS = 'no-keys'

const stored = pageCookie<string>('office', { maxAge: 365 * 24 * 60 * 60 }, (value) => {
  if (value === true) return 'en'
  return typeof value === 'string' ? value : null
})

/**
 * Marks browsers in which an owner has signed in: the 404 page offers sign-in after the session ends, and the page cache is not used, so
 * that owners see their changes at once. It has the language of their office, for errors that no account can be read for, and the scheme
 * if one is chosen here, and what the calendar hides and whether single keys are off: `sr`, `sr dark no-prices no-keys`; `true` in older cookies. Grants no access.
 */
export const officeCookie = {
  async read(request: Request): Promise<OfficeBrowser | null> {
    const [first, ...others] = (await stored.read(request))?.split(' ') ?? []
    const language = officeLanguages.find((one) => one === first)
    const scheme = schemes.find((one) => others.includes(one)) ?? 'device'
    const hidden = layers.filter((layer) => others.includes(HIDDEN + layer))
    return language ? { language, scheme, hidden, singleKeys: !others.includes(NO_KEYS) } : null
  },
  write({ language, scheme, hidden, singleKeys }: OfficeBrowser, siteUrl: string): Promise<string> {
    const others = [...(scheme === 'device' ? [] : [scheme]), ...hidden.map((layer) => HIDDEN + layer), ...(singleKeys ? [] : [NO_KEYS])]
    return stored.write([language, ...others].join(' '), siteUrl)
  },
}
