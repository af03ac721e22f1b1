import { type Language, languages } from './languages.ts'
import type { SameWords } from './translated.ts'

type Words<English> = SameWords<English, English>

/**
 * The words of an area by language. `found`: what `import.meta.glob` finds of it in the folders of the languages; English where there is
 * nothing, and without Vite, as in benches.
 */
export const byLanguage = <English>(english: English, found: Record<string, unknown>) =>
  Object.fromEntries(
    languages.map((one) => [one, Object.entries(found).find(([path]) => path.startsWith(`./${one}/`))?.[1] ?? english]),
  ) as Record<Language, Words<English>>
