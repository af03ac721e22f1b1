import { useLocation } from 'react-router'
import { language } from '#words/en/language.ts'
import { languages, nameOf, prefixOf, tagOf } from '#words/languages.ts'
import { offeredIn } from '#words/offered-language.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { useSite } from './use-site.ts'

/** Pages to look at. A guest who fills in a form has chosen a language. */
const SHOWN_ON = /^\/(villas(\/[^/]+)?|gallery|amenities|attractions|pricing|terms|privacy)?$/

/**
 * Offers the page in other languages, each in its own. The script inside the page shows the line of the visitor's language
 * (`render/in-page/languages.ts`); nobody is redirected. A line takes no space, and ends above the footer.
 */
export function OfferedLanguage() {
  const { pathname } = useLocation()
  const query = useSite()?.query ?? ''
  if (!SHOWN_ON.test(pathname)) return null
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <aside key={one} data-offers={one} lang={tagOf[one]} aria-label={nameOf[one]} className="no-print sticky bottom-4 z-30 hidden h-0">
        <div className="absolute bottom-0 left-4 flex max-w-[calc(100%-2rem)] items-center gap-x-2 rounded-soft border border-sand-line bg-limewash py-1 pr-1 pl-5 shadow-[0_12px_40px_rgb(18_40_58/0.14)]">
          <a href={prefixOf(one) + pathname + query} hrefLang={tagOf[one]} className="link link-alone">
            {offeredIn[one].thisPage}
          </a>
          <button type="button" aria-label={offeredIn[one].close} className="grid size-11 shrink-0 place-items-center">
            <Icon shape={icons.close} />
          </button>
        </div>
      </aside>
    ))
}
