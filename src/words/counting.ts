import { type Entry, type Language, table, tagOf } from './languages.ts'

/** A text for every form that a language needs. */
type Forms<L extends Language> = Record<'one' | 'other' | MoreForms<(typeof table)[L]>, string>
type MoreForms<One> = One extends { moreForms: readonly (infer Form extends string)[] } ? Form : never

/** A noun or phrase in the form that a count needs, without the count. */
export const formsIn = <L extends Language>(language: L) => {
  const rules = new Intl.PluralRules(tagOf[language])
  return (count: number, forms: Forms<L>): string => {
    const found: string | undefined = (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[rules.select(count)]
    return found ?? (forms as { other: string }).other
  }
}

/** A whole number with the separators of a language. */
export const countIn = (language: Language) => {
  const { thousands = '.' }: Entry = table[language]
  return (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, thousands)
}

/** A count and its noun: `countingIn('sr')({ one: 'noć', few: 'noći', other: 'noći' })(3)` is '3 noći'. */
export const countingIn = <L extends Language>(language: L) => {
  const [form, countPhrase] = [formsIn(language), countIn(language)]
  return (forms: Forms<L>) =>
    (count: number): string =>
      `${countPhrase(count)} ${form(count, forms)}`
}
