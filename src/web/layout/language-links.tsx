import { useLocation } from 'react-router'
import { language, languageLabel } from '#words/en/language.ts'
import { getPrefix, languages, nameOf, tagOf } from '#words/languages.ts'
import { Menu } from '../ui/menu.tsx'
import { useSite } from './use-site.ts'

/** This page, with its dates, in each language. Documents of their own: every language has its own scripts. */
export function LanguageLinks() {
  const { pathname } = useLocation()
  const query = useSite()?.query ?? ''
  return languages.map((one) => (
    <li key={one}>
      <a
        href={getPrefix(one) + pathname + query}
        hrefLang={tagOf[one]}
        lang={tagOf[one]}
        aria-current={one === language ? 'true' : undefined}
      >
        {nameOf[one]}
      </a>
    </li>
  ))
}

export const LanguageMenu = () => (
  <Menu name={`${language.toUpperCase()}, ${languageLabel}`} label={language.toUpperCase()}>
    <ul className="language-links absolute top-full right-0 mt-1 w-40 rounded-soft border border-sand-line bg-limewash px-5 py-2 text-ink shadow-sheet">
      <LanguageLinks />
    </ul>
  </Menu>
)
