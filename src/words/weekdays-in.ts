import { type Language, tagOf } from './languages.ts'

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]
const LEAST_OF_A_RUN = 3

type Words = {
  every: string
  /** From Sunday to Saturday, in the form that a range begins with. */
  from: readonly string[]
  to: readonly string[]
  range: (from: string, to: string) => string
  /** From Sunday to Saturday, in the form of 'on Mondays'. */
  on: readonly string[]
  several: (days: string) => string
}

/** Days of the week in a sentence, as after 'Stays begin'; days as in `weekday`, where 0 is Sunday. */
export function weekdaysIn(language: Language, { every, from, to, range, on, several }: Words): (days: readonly number[]) => string {
  const list = new Intl.ListFormat(tagOf[language], { type: 'conjunction' })
  const of = (names: readonly string[], day = 0) => names[day] ?? ''
  return (days) => {
    const named = FROM_MONDAY.filter((day) => days.includes(day))
    if (named.length === FROM_MONDAY.length) return every
    const start = FROM_MONDAY.indexOf(named[0] ?? 0)
    const together = named.every((day, index) => FROM_MONDAY[start + index] === day)
    if (together && named.length >= LEAST_OF_A_RUN) return range(of(from, named[0]), of(to, named.at(-1)))
    return several(list.format(named.map((day) => of(on, day))))
  }
}
