import * as words from '#words/en/office-translations.ts'
import { otherLanguages } from '#words/languages.ts'
import { type Group, Progress } from './group-table.tsx'

/** Beside the English texts: how many of them are translated, with the way to their translations. */
export const TranslationProgress = ({ of }: { of: Group }) => (
  <nav aria-label={words.title} className="flex flex-wrap items-center gap-x-3 text-sm tabular sm:gap-x-5">
    <span className="max-sm:sr-only">{words.title}:</span>
    {otherLanguages.map((language) => (
      <Progress key={language} of={of} language={language} named />
    ))}
  </nav>
)
