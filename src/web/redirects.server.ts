// biome-ignore lint/style/noRestrictedImports: the only use
import { redirect, redirectDocument } from 'react-router'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { withoutPrefix } from '#words/languages.ts'

const HOME = '/'

/** A page that the browser loads as a new document, and whose address has no language, such as the office. */
export type OwnDocument = { path: string; siteUrl: string }

type Init = { headers?: HeadersInit; status?: 301 | 302 }

/**
 * Every redirect of a page. The router puts the language of the page that answers before the path, so a language in `target` is cut off
 * first. What is checked is the path that is sent: where it leads away from the site, the home page takes its place.
 */
export function redirectTo(target: string | OwnDocument, init: Init = {}): Response {
  if (typeof target === 'string') return redirect(sentPath(target), init)
  return redirectDocument(target.siteUrl + sentPath(target.path), init)
}

/** Cuts off after the parts `.` and `..` are resolved, as they could hide a language. */
const sentPath = (target: string): string => pathOfThisSite(withoutPrefix(pathOfThisSite(target) ?? HOME)) ?? HOME
