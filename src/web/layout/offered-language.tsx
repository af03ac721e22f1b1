import { lazy, useEffect, useState } from 'react'
import { language } from '#words/en/language.ts'
import { type Language, languages } from '#words/languages.ts'

const firstOf = (wanted: readonly string[]): Language | undefined =>
  wanted.flatMap((tag) => languages.find((one) => one === tag.split('-')[0]) ?? []).at(0)

const Line = lazy(() => import('./offered-language-line.tsx'))

/** Offers the page in the first of the visitor’s languages that the site speaks. Nobody is redirected. */
export function OfferedLanguage() {
  const [wanted, setWanted] = useState<Language>()
  useEffect(() => setWanted(firstOf(navigator.languages)), [])
  return wanted && wanted !== language && <Line wanted={wanted} />
}
