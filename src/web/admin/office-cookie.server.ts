import { type OfficeLanguage, officeLanguages } from '#words/office-languages.ts'
import { pageCookie } from '../cookies.server.ts'

/**
 * Marks browsers in which an owner has signed in: the 404 page offers sign-in after the session ends, and the page cache is not used, so
 * that owners see their changes at once. Its value is the language of their office, for errors that no account can be read for; `true` in older
 * cookies. Grants no access.
 */
export const officeCookie = pageCookie<OfficeLanguage>('office', { maxAge: 365 * 24 * 60 * 60 }, (value) =>
  value === true ? 'en' : (officeLanguages.find((language) => language === value) ?? null),
)
