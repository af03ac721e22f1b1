import { useLocation } from 'react-router'
import { language } from '#words/en/language.ts'
import { getPrefix, languages, nameOf, tagOf } from '#words/languages.ts'
import { offeredIn } from '#words/offered-language.ts'
import { useSite } from './use-site.ts'

/** A line in each other language, the first of the page. */
export default function OfferedLanguageLines() {
  const { pathname } = useLocation()
  const query = useSite()?.query ?? ''
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <aside key={one} data-offers={one} lang={tagOf[one]} aria-label={nameOf[one]} className="offered-language no-print">
        <p className="wrap">
          <a href={getPrefix(one) + pathname + query} hrefLang={tagOf[one]} className="link link-alone">
            {offeredIn[one].thisPage}
          </a>
          <button type="button" aria-label={offeredIn[one].close}>
            ×
          </button>
        </p>
      </aside>
    ))
}
