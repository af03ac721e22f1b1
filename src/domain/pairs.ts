import { largestParty, MAXIMUM_GUESTS } from './stay.ts'

/** The largest party that two villas together have room for. */
export const MAXIMUM_PARTY = 2 * MAXIMUM_GUESTS

/** A villa of a pair, with its share of the guests. */
export type Half = { villaId: number; guests: number }
export type Pair = readonly [Half, Half]

type Room = { villaId: number; capacity: number }

/** True if no villa has room for so many guests, but two might. */
export const needsPair = (guests: number): boolean => guests > MAXIMUM_GUESTS && guests <= MAXIMUM_PARTY

/** All pairs of these villas that have room for a party together. */
export function pairsFor(party: number, rooms: readonly Room[]): Pair[] {
  return rooms.flatMap((one, index) =>
    rooms.slice(index + 1).flatMap((other) => {
      const guests = shareGuests(party, one.capacity, other.capacity)
      return guests
        ? [
            [
              { villaId: one.villaId, guests: guests[0] },
              { villaId: other.villaId, guests: guests[1] },
            ] as const,
          ]
        : []
    }),
  )
}

/** How a party is shared by two villas: by their capacities, at least one guest in each; null if there is no room for all. */
export function shareGuests(party: number, one: number, other: number): [number, number] | null {
  const [most, mostOther] = [largestParty(one), largestParty(other)]
  if (party < 2 || party > most + mostOther) return null
  const even = Math.round((party * most) / (most + mostOther))
  const first = Math.min(most, party - 1, Math.max(1, party - mostOther, even))
  return [first, party - first]
}
