import { type OfficeLanguage, officeLanguages } from '#words/office-languages.ts'
import { pageCookie } from '../cookies.server.ts'
import { type Scheme, schemes } from './schemes.ts'

type OfficeBrowser = { language: OfficeLanguage; scheme: Scheme }

const stored = pageCookie<string>('office', { maxAge: 365 * 24 * 60 * 60 }, (value) => {
  if (value === true) return 'en'
  return typeof value === 'string' ? value : null
})

/**
 * Marks browsers in which an owner has signed in: the 404 page offers sign-in after the session ends, and the page cache is not used, so
 * that owners see their changes at once. It has the language of their office, for errors that no account can be read for, and the scheme
 * if one is chosen here: `sr`, `sr dark`; `true` in older cookies. Grants no access.
 */
export const officeCookie = {
  async read(request: Request): Promise<OfficeBrowser | null> {
    const [first, second] = (await stored.read(request))?.split(' ') ?? []
    const language = officeLanguages.find((one) => one === first)
    return language ? { language, scheme: schemes.find((one) => one === second) ?? 'device' } : null
  },
  write: ({ language, scheme }: OfficeBrowser, siteUrl: string): Promise<string> =>
    stored.write(scheme === 'device' ? language : `${language} ${scheme}`, siteUrl),
}
