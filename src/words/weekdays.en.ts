const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const nameOf = (day: number | undefined): string => names[day ?? 0] ?? ''

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const LEAST_OF_A_RUN = 3

/** 'on every day', 'from Monday to Friday' or 'on Fridays and Sundays'; days as in `weekday`, where 0 is Sunday. */
export function onWeekdays(days: readonly number[]): string {
  const named = FROM_MONDAY.filter((day) => days.includes(day))
  if (named.length === FROM_MONDAY.length) return 'on every day'
  const start = FROM_MONDAY.indexOf(named[0] ?? 0)
  const together = named.every((day, index) => FROM_MONDAY[start + index] === day)
  if (together && named.length >= LEAST_OF_A_RUN) return `from ${nameOf(named[0])} to ${nameOf(named.at(-1))}`
  return `on ${list.format(named.map((day) => `${nameOf(day)}s`))}`
}
