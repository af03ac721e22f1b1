import type { AnswerOf } from '#contract/call.ts'
import type { changeoverCalls } from '#contract/changeovers.ts'

export type Changeovers = AnswerOf<typeof changeoverCalls.list>
type Day = Changeovers['days'][number]

/** Who leaves a villa on a day and who enters it, either of them perhaps nobody. */
export type ChangeoverRow = { villaId: number; villa: string; leaving: Day['departures']; arriving: Day['arrivals'] }

/** One row for each villa of a day, in the order of the villas' names. */
export function pairMoves({ departures, arrivals }: Pick<Day, 'departures' | 'arrivals'>): ChangeoverRow[] {
  const names = new Map([...departures, ...arrivals].map(({ villaId, villa }) => [villaId, villa]))
  const rows = Array.from(names, ([villaId, villa]) => ({
    villaId,
    villa,
    leaving: departures.filter((move) => move.villaId === villaId),
    arriving: arrivals.filter((move) => move.villaId === villaId),
  }))
  return rows.toSorted((a, b) => a.villa.localeCompare(b.villa))
}
