import { useLocation } from 'react-router'
import { language } from '#words/en/language.ts'
import { getPrefix, languages, nameOf, tagOf } from '#words/languages.ts'
import { offeredIn } from '#words/offered-language.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { useSite } from './use-site.ts'

/** A line in each other language. It takes no space, and ends above the footer. */
export default function OfferedLanguageLines() {
  const { pathname } = useLocation()
  const query = useSite()?.query ?? ''
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <aside key={one} data-offers={one} lang={tagOf[one]} aria-label={nameOf[one]} className="no-print sticky bottom-4 z-30 hidden h-0">
        <div className="absolute bottom-0 left-4 flex max-w-[calc(100%-2rem)] items-center gap-x-2 rounded-soft border border-sand-line bg-limewash py-1 pr-1 pl-5 shadow-[0_12px_40px_rgb(18_40_58/0.14)]">
          <a href={getPrefix(one) + pathname + query} hrefLang={tagOf[one]} className="link link-alone">
            {offeredIn[one].thisPage}
          </a>
          <button type="button" aria-label={offeredIn[one].close} className="grid size-11 shrink-0 place-items-center">
            <Icon shape={icons.close} />
          </button>
        </div>
      </aside>
    ))
}
