import { useState } from 'react'
import { useLocation } from 'react-router'
import { type Language, nameOf, prefixOf, tagOf } from '#words/languages.ts'
import { offeredIn } from '#words/offered-language.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

const DISMISSED = 'language-line'
/** Pages to look at. A guest who fills in a form has chosen a language. */
const SHOWN_ON = /^\/(villas(\/[^/]+)?|gallery|amenities|attractions|pricing|terms|privacy)?$/

const isDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

function dismiss(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1')
  } catch {
    // The browser keeps nothing; the line comes back on the next page.
  }
}

/** A line in the visitor's own language, dismissed for this tab. It takes no space, and ends above the footer. */
export default function OfferedLanguageLine({ wanted }: { wanted: Language }) {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(() => !isDismissed())
  if (!open || !SHOWN_ON.test(pathname)) return null
  return (
    <aside lang={tagOf[wanted]} aria-label={nameOf[wanted]} className="no-print sticky bottom-4 z-30 h-0">
      <div className="absolute bottom-0 left-4 flex max-w-[calc(100%-2rem)] items-center gap-x-2 rounded-soft border border-sand-line bg-limewash py-1 pr-1 pl-5 shadow-[0_12px_40px_rgb(18_40_58/0.14)]">
        <a href={prefixOf(wanted) + pathname + search} hrefLang={tagOf[wanted]} onClick={dismiss} className="link link-alone">
          {offeredIn[wanted].thisPage}
        </a>
        <button
          type="button"
          aria-label={offeredIn[wanted].close}
          onClick={() => {
            dismiss()
            setOpen(false)
          }}
          className="grid size-11 shrink-0 place-items-center"
        >
          <Icon shape={icons.close} />
        </button>
      </div>
    </aside>
  )
}
