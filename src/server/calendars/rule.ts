/** A recurrence rule (RFC 5545, 3.3.10). Negative numbers count from the end. */
export type Rule = {
  freq: (typeof FREQUENCIES)[number]
  interval: number
  count: number
  /** As written. */
  until: string | undefined
  byMonth: number[]
  byWeekNo: number[]
  byYearDay: number[]
  byMonthDay: number[]
  /** `nth` is 0 for every such day; 0 is Sunday. */
  byDay: { nth: number; weekday: number }[]
  bySetPos: number[]
  byHour: number[]
  byMinute: number[]
  bySecond: number[]
  /** First day of the week. */
  weekStart: number
}

/** Rules that recur more often are not followed. */
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const MOST_INTERVAL = 10_000

class Invalid extends Error {
  override readonly name = 'Invalid'
}

function numbers(text: string | undefined, least: number, most: number): number[] {
  const all = text === undefined ? [] : text.split(',').map((one) => (/^[+-]?\d{1,3}$/.test(one) ? Number(one) : Number.NaN))
  if (!all.every((one) => one <= most && (one >= least || (least === 1 && -one >= 1 && -one <= most)))) throw new Invalid()
  return [...new Set(all)]
}

function whole(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new Invalid()
  return Number(text)
}

function parseWeekday(text: string): number {
  const weekday = WEEKDAYS.indexOf(text)
  if (weekday === -1) throw new Invalid()
  return weekday
}

function parseDays(text: string | undefined): Rule['byDay'] {
  const all = text === undefined ? [] : text.split(',')
  return all.map((one) => {
    const [nth = 0] = one.length > 2 ? numbers(one.slice(0, -2), 1, 53) : []
    return { nth, weekday: parseWeekday(one.slice(-2)) }
  })
}

/** Null for a rule that cannot be read, or that recurs more often than daily. */
export function parseRule(text: string): Rule | null {
  const fields = text
    .toUpperCase()
    .split(';')
    .map((part) => part.trim().split('=', 2))
  const parts = new Map(fields.flatMap(([name = '', value = '']) => (name && value ? [[name, value] as const] : [])))
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ'))
  if (!freq) return null
  try {
    return {
      freq,
      interval: Math.min(whole(parts.get('INTERVAL'), 1), MOST_INTERVAL),
      count: whole(parts.get('COUNT'), Number.POSITIVE_INFINITY),
      until: parts.get('UNTIL'),
      byMonth: numbers(parts.get('BYMONTH'), 1, 12),
      byWeekNo: numbers(parts.get('BYWEEKNO'), 1, 53),
      byYearDay: numbers(parts.get('BYYEARDAY'), 1, 366),
      byMonthDay: numbers(parts.get('BYMONTHDAY'), 1, 31),
      byDay: parseDays(parts.get('BYDAY')),
      bySetPos: numbers(parts.get('BYSETPOS'), 1, 366),
      byHour: numbers(parts.get('BYHOUR'), 0, 23),
      byMinute: numbers(parts.get('BYMINUTE'), 0, 59),
      bySecond: numbers(parts.get('BYSECOND'), 0, 60),
      weekStart: parseWeekday(parts.get('WKST') ?? 'MO'),
    }
  } catch (error) {
    if (error instanceof Invalid) return null
    throw error
  }
}
