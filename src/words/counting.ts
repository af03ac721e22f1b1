import { type Language, tagOf } from './languages.ts'

/** What a language needs for whole numbers (CLDR plural rules). */
type Forms = { en: 'one' | 'other'; sr: 'one' | 'few' | 'other'; el: 'one' | 'other'; de: 'one' | 'other' }

/** A noun or phrase in the form that a count needs, without the count. */
export const formsIn = <L extends Language>(language: L) => {
  const rules = new Intl.PluralRules(tagOf[language])
  return (count: number, forms: Record<Forms[L], string>): string => {
    const found: string | undefined = (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[rules.select(count)]
    return found ?? (forms as { other: string }).other
  }
}

const thousands: Record<Language, string> = { en: ',', sr: '.', el: '.', de: '.' }

/** A count and its noun: `countingIn('sr')({ one: 'noć', few: 'noći', other: 'noći' })(3)` is '3 noći'. */
export const countingIn = <L extends Language>(language: L) => {
  const form = formsIn(language)
  const written = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, thousands[language])
  return (forms: Record<Forms[L], string>) =>
    (count: number): string =>
      `${written(count)} ${form(count, forms)}`
}
