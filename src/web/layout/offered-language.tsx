import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'

/** Pages to look at. A guest who fills in a form has chosen a language. */
const SHOWN_ON = /^\/(villas(\/[^/]+)?|gallery|amenities|attractions|pricing|terms|privacy)?$/

// The browser keeps the lines of the document, and loads their component late.
const Lines = import.meta.env.SSR
  ? (await import('./offered-language-lines.tsx')).default
  : lazy(() => import('./offered-language-lines.tsx').catch(() => ({ default: () => [] })))

/**
 * Offers the page in other languages. The script inside the page shows the line in the visitor's language
 * (`render/in-page/languages.ts`); nobody is redirected.
 */
export function OfferedLanguage() {
  const { pathname } = useLocation()
  return (
    SHOWN_ON.test(pathname) && (
      <Suspense>
        <Lines />
      </Suspense>
    )
  )
}
