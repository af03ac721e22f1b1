import type { Language } from '../src/words/languages.ts'

/** What stands after an hour, by language: that of Greece, or that of the bank where the bank says it. */
const zones: Record<Language, string[]> = {
  en: ['(Greek time)', '(bank’s time)'],
  sr: ['(po grčkom vremenu)', '(po vremenu banke)'],
  el: ['(ώρα Ελλάδας)', '(ώρα της τράπεζας)'],
  de: ['(griechische Zeit)', '(Zeit der Bank)'],
}

/** No sentence with hours is longer. */
const NEAR = 170

/** The hours in what is said that no zone follows in the same line. Serbian writes them with a point, where amounts have a comma. */
export function findBareHours(text: string, language: Language): string[] {
  const hour = language === 'sr' ? /(?<![\d.,:])(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.,]?\d)/g : /(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g
  return text
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(hour)]
        .map(({ index }) => line.slice(index, index + NEAR))
        .filter((said) => !zones[language].some((zone) => said.includes(zone))),
    )
}
