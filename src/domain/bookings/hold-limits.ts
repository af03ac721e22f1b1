/** A hold that an account, or somebody from the same network, has begun before. */
export type EarlierHold = {
  begunAt: Date
  /** Until when the nights are kept; null once they are not. */
  holdsUntil: Date | null
  paid: boolean
  /** Of the same villa, on at least one of the same nights. */
  sameNights: boolean
}

export type Earlier = { byAccount: readonly EarlierHold[]; byNetwork: readonly EarlierHold[] }
export type HoldProblem = { reason: 'too_many_holds' | 'too_many_holds_here' | 'held_too_often' /** When to try again. */; until: Date }

export const MOST_HOLDS = { byAccount: 2, byNetwork: 5 }
/** Holds of the same nights one after the other; after them nobody gets a further one for a while. */
export const MOST_IN_A_ROW = 2
const PAUSE_MS = 60 * 60_000

/** Why one more hold is refused, or null. Nobody keeps villas from others by holding them again and again without paying. */
export function holdProblem({ byAccount, byNetwork }: Earlier, now: Date): HoldProblem | null {
  return (
    tooMany(byAccount, MOST_HOLDS.byAccount, 'too_many_holds', now) ??
    tooMany(byNetwork, MOST_HOLDS.byNetwork, 'too_many_holds_here', now) ??
    tooOften(byAccount, now) ??
    tooOften(byNetwork, now)
  )
}

function tooMany(earlier: readonly EarlierHold[], most: number, reason: HoldProblem['reason'], now: Date): HoldProblem | null {
  const open = earlier.flatMap(({ holdsUntil, paid }) => (!paid && holdsUntil && holdsUntil > now ? [holdsUntil] : [])).sort(byTime)
  const [first] = open
  return first && open.length >= most ? { reason, until: first } : null
}

function tooOften(earlier: readonly EarlierHold[], now: Date): HoldProblem | null {
  const latest = earlier.filter(({ sameNights }) => sameNights).sort((a, b) => byTime(b.begunAt, a.begunAt))
  const paid = latest.findIndex((hold) => hold.paid)
  const row = paid < 0 ? latest : latest.slice(0, paid)
  const [last] = row
  if (!last || row.length < MOST_IN_A_ROW) return null
  const until = new Date(last.begunAt.getTime() + PAUSE_MS)
  return until > now ? { reason: 'held_too_often', until } : null
}

const byTime = (a: Date, b: Date): number => a.getTime() - b.getTime()
