import { sum } from '../money.ts'

/** An earlier hold of the same account or the same network. */
export type EarlierHold = {
  begunAt: Date
  /** When the hold expires; null if it no longer blocks the nights. */
  holdsUntil: Date | null
  /** When it ended early, by the bank's answer or by the next attempt; null if it ran to its end. */
  endedAt: Date | null
  paid: boolean
  /** Same villa and at least one common night. */
  sameNights: boolean
}

export type Earlier = { byAccount: readonly EarlierHold[]; byNetwork: readonly EarlierHold[] }
export type HoldProblem = { reason: 'too_many_holds' | 'too_many_holds_here' | 'held_too_often' /** Retry time. */; until: Date }

export const MOST_HOLDS = { byAccount: 2, byNetwork: 5 }
/** How many whole holds the same nights may be held for without a payment; the next hold must wait `PAUSE_MS`. */
export const MOST_IN_A_ROW = 2
const PAUSE_MS = 60 * 60_000

/** The reason a further hold is refused, or null. The limits prevent guests from blocking villas without paying. `holdMs`: a whole hold. */
export function holdProblem({ byAccount, byNetwork }: Earlier, now: Date, holdMs: number): HoldProblem | null {
  return (
    tooMany(byAccount, MOST_HOLDS.byAccount, 'too_many_holds', now) ??
    tooMany(byNetwork, MOST_HOLDS.byNetwork, 'too_many_holds_here', now) ??
    tooOften(byAccount, now, holdMs) ??
    tooOften(byNetwork, now, holdMs)
  )
}

function tooMany(earlier: readonly EarlierHold[], most: number, reason: HoldProblem['reason'], now: Date): HoldProblem | null {
  const open = earlier.flatMap(({ holdsUntil, paid }) => (!paid && holdsUntil && holdsUntil > now ? [holdsUntil] : [])).sort(byTime)
  const [first] = open
  return first && open.length >= most ? { reason, until: first } : null
}

function tooOften(earlier: readonly EarlierHold[], now: Date, holdMs: number): HoldProblem | null {
  const latest = earlier.filter(({ sameNights }) => sameNights).sort((a, b) => byTime(b.begunAt, a.begunAt))
  const paid = latest.findIndex((hold) => hold.paid)
  const row = paid < 0 ? latest : latest.slice(0, paid)
  const [last] = row
  const held = sum(row.map((hold) => heldMs(hold, now, holdMs)))
  if (!last || held < MOST_IN_A_ROW * holdMs) return null
  const until = new Date(last.begunAt.getTime() + PAUSE_MS)
  return until > now ? { reason: 'held_too_often', until } : null
}

function heldMs({ begunAt, endedAt }: EarlierHold, now: Date, holdMs: number): number {
  const until = Math.min(begunAt.getTime() + holdMs, now.getTime(), endedAt?.getTime() ?? Number.POSITIVE_INFINITY)
  return Math.max(0, until - begunAt.getTime())
}

const byTime = (a: Date, b: Date): number => a.getTime() - b.getTime()
