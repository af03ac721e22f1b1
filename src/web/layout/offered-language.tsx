import { lazy, useEffect, useState } from 'react'
import { language } from '#words/language.en.ts'
import { type Language, languages } from '#words/languages.ts'

const Line = lazy(() => import('./offered-language-line.tsx'))

/** Offers the page in the first language of the browser that the site speaks. Nobody is redirected. */
export function OfferedLanguage() {
  const [wanted, setWanted] = useState<Language>()
  useEffect(() => setWanted(languages.find((one) => navigator.language.startsWith(one))), [])
  return wanted && wanted !== language && <Line wanted={wanted} />
}
