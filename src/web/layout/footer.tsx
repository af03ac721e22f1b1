import { lazy } from 'react'
import { Served } from '#render/document/served.tsx'
import { languageLabel } from '#words/en/language.ts'
import { LanguageLinks } from './language-links.tsx'
import { useSite } from './use-site.ts'

// Without a connection, an error page without its footer is better than none.
const nothing = () => ({ default: () => <></> })
const Content = lazy(() => import('./footer-content.tsx').catch(nothing))
const Line = lazy(() => import('./short-footer.tsx').catch(nothing))

export function Footer() {
  const site = useSite()
  if (!site) return null
  const { settings, english, villas, moreVillas } = site
  return (
    <footer className="no-print on-night bg-night text-white">
      <Served name="footer" Loaded={Content} with={{ settings, english, villas, moreVillas }} />
      <nav aria-label={languageLabel} className="wrap pb-4 sm:pb-6">
        <ul className="language-links flex flex-wrap gap-x-6 text-sm">
          <LanguageLinks />
        </ul>
      </nav>
    </footer>
  )
}

/** The footer of pages on which a guest books, signs in or manages a stay: one line, and the company behind a fold. */
export function ShortFooter() {
  const site = useSite()
  if (!site) return null
  const { settings, english } = site
  return (
    <footer className="no-print border-sand-line border-t">
      <Served name="shortFooter" Loaded={Line} with={{ settings, english }} />
    </footer>
  )
}
