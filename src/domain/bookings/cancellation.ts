import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'

/** `percent` of the amount paid is refunded if cancelled `days` days or more before check-in. */
export type PolicyRow = { days: number; percent: number }

/** Rows from the earliest day on; after the last nothing is refunded. */
export type CancellationPolicy = readonly PolicyRow[]

/** Policy of a site and of bookings for which nothing else was agreed. */
export const HOUSE_POLICY: PolicyRow[] = [{ days: 21, percent: 70 }]

/** What a policy is about: a booking with the policy that was frozen into it. */
export type Cancellable = { checkIn: CalendarDay; cancellation: CancellationPolicy }

export const policyProblems = ['policy_unreadable', 'policy_days', 'policy_percent', 'policy_order', 'policy_too_long'] as const
export type PolicyProblem = (typeof policyProblems)[number]

const MOST_ROWS = 6
const MOST_DAYS = 365
const ROW = /^(\d{1,4})(?: days?)? ?: ?(\d{1,4}) ?%?$/

/** Reads a policy as owners write it: a row a line, such as '21: 70' or '21 days: 70%'. */
export function readPolicy(text: string): PolicyRow[] | PolicyProblem {
  const rows: PolicyRow[] = []
  for (const line of text.split('\n').map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (line === '') continue
    const [, days, percent] = ROW.exec(line) ?? []
    if (days === undefined || percent === undefined) return 'policy_unreadable'
    rows.push({ days: Number(days), percent: Number(percent) })
  }
  if (rows.length === 0) return 'policy_unreadable'
  if (rows.length > MOST_ROWS) return 'policy_too_long'
  if (rows.some(({ days }) => days < 1 || days > MOST_DAYS)) return 'policy_days'
  if (rows.some(({ percent }) => percent > 100)) return 'policy_percent'
  const falls = (row: PolicyRow, next: PolicyRow | undefined) => !next || (next.days < row.days && next.percent < row.percent)
  return rows.every((row, index) => falls(row, rows[index + 1])) ? rows : 'policy_order'
}

/** The policy of a villa: its own, or else that of the house. */
export function choosePolicy(own: string, house: string): PolicyRow[] {
  const rows = readPolicy(own.trim() || house)
  return typeof rows === 'string' ? HOUSE_POLICY : rows
}

/** Percent of the amount paid that is refunded if cancelled today. */
export const percentOnCancel = ({ checkIn, cancellation }: Cancellable, today: CalendarDay): number =>
  cancellation.find(({ days }) => daysBetween(today, checkIn) >= days)?.percent ?? 0

/** `percent` of the amount paid is refunded until this day, inclusive; without a day from then on. */
export type CancellationStep = { percent: number; until: CalendarDay | null }

/** The steps of the cancellation policy that still lie ahead, in order. */
export function cancellationSteps({ checkIn, cancellation }: Cancellable, today: CalendarDay): CancellationStep[] {
  const ahead = cancellation
    .filter(({ percent }) => percent > 0)
    .map(({ days, percent }) => ({ percent, until: addDays(checkIn, -days) }))
    .filter(({ until }) => until >= today)
  return [...ahead, { percent: 0, until: null }]
}

/** For each number of days before check-in the lower percentage of two policies. */
export function stricterPolicy(one: CancellationPolicy, other: CancellationPolicy): PolicyRow[] {
  const percentAt = (policy: CancellationPolicy, before: number) => policy.find(({ days }) => before >= days)?.percent ?? 0
  const days = [...new Set([...one, ...other].map((row) => row.days))].sort((a, b) => b - a)
  const rows = days.map((before) => ({ days: before, percent: Math.min(percentAt(one, before), percentAt(other, before)) }))
  return rows.filter(({ percent }, index) => percent > 0 && percent > (rows[index + 1]?.percent ?? 0))
}

/** The days and percentages of a ladder, to compare what a guest was shown: '70% 2026-08-17, 0%'. */
export const ladderKey = (steps: readonly CancellationStep[]): string =>
  steps.map(({ percent, until }) => `${percent}%${until === null ? '' : ` ${until}`}`).join(', ')
