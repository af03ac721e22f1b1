import { minutesAfter } from '../clock.ts'

export const FIRST_ASK_MINUTES = 2

// Minutes. nestpay.md 8.2: after these gaps hourly up to one day, then daily up to five days.
const EARLY_GAPS = [5, 10, 20, 40] as const
const HOUR = 60
const DAY = 24 * HOUR

/** Time of the next check; null after five days. `asked`: number of checks so far. */
export function nextCheck(openedAt: Date, asked: number, now: Date): Date | null {
  const age = (now.getTime() - openedAt.getTime()) / 60_000
  const early = EARLY_GAPS[asked - 1]
  if (early !== undefined && age < DAY) return minutesAfter(now, early)
  if (age < DAY) return minutesAfter(now, HOUR)
  return age < 5 * DAY ? minutesAfter(now, DAY) : null
}
