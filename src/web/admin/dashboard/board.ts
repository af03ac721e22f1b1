import type { AnswerOf } from '#contract/call.ts'
import type { StayOfToday, todayCalls } from '#contract/today.ts'

export type ComingDays = AnswerOf<typeof todayCalls.today>

/** A villa in which somebody arrives, stays or leaves on a day. */
export type VillaOnBoard = { villaId: number; villa: string; leaving: StayOfToday[]; arriving: StayOfToday[]; staying: StayOfToday[] }

/** One line for each villa on one of the coming days: first those that somebody enters or leaves. */
export function toBoard({ days, inHouse }: Pick<ComingDays, 'days' | 'inHouse'>, day: string): VillaOnBoard[] {
  const chosen = days.find((one) => one.day === day)
  const arrivedSince = days.flatMap((one) => (one.day < day ? one.arrivals : []))
  const staying = [...inHouse, ...arrivedSince].filter(({ checkIn, checkOut }) => checkIn < day && checkOut > day)
  const lines = new Map<number, VillaOnBoard>()
  const put = (where: 'leaving' | 'arriving' | 'staying', stays: readonly StayOfToday[] = []) => {
    for (const stay of stays) {
      const { villaId, villa } = stay
      const line = lines.get(villaId) ?? { villaId, villa, leaving: [], arriving: [], staying: [] }
      lines.set(villaId, { ...line, [where]: [...line[where], stay] })
    }
  }
  put('leaving', chosen?.departures)
  put('arriving', chosen?.arrivals)
  put('staying', staying)
  const moves = ({ leaving, arriving }: VillaOnBoard) => Number(leaving.length + arriving.length > 0)
  return [...lines.values()].toSorted((a, b) => moves(b) - moves(a) || a.villa.localeCompare(b.villa))
}
