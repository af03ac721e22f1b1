import { lazy } from 'react'
import { Served } from '#render/document/served.tsx'
import { languageLabel } from '#words/en/language.ts'
import { LanguageLinks } from './language-links.tsx'
import { useSite } from './use-site.ts'

// Without a connection, an error page without its footer is better than none.
const Loaded = lazy(() => import('./footer-content.tsx').catch(() => ({ default: () => <></> })))

export function Footer() {
  const site = useSite()
  if (!site) return null
  const { settings, english, villas, moreVillas } = site
  return (
    <footer className="no-print on-ink bg-ink text-white">
      <Served name="footer" Loaded={Loaded} with={{ settings, english, villas, moreVillas }} />
      <nav aria-label={languageLabel} className="wrap pb-8">
        <ul className="language-links flex flex-wrap gap-x-6 text-sm">
          <LanguageLinks />
        </ul>
      </nav>
    </footer>
  )
}
