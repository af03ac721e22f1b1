import { asc } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type UnsoldNights, unsoldNights } from '#domain/unsold-nights.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { onSale } from '../villas/queries.ts'
import { rulesForGuests } from './queries.ts'

/** Coming nights that the rules sell to nobody, each with the names of its villas; none for all villas on sale. */
export async function readUnsoldNights(deps: Deps): Promise<(UnsoldNights & { villas: string[] })[]> {
  const today = dayAtProperty(deps.now())
  const rules = await rulesForGuests(deps, { offered: true })
  const { id, name, position } = villas
  const sold = await deps.db.select({ id, name }).from(villas).where(onSale).orderBy(asc(position), asc(id))
  // Villas that no rule names share the rules of the house.
  const alike = Map.groupBy(sold, (villa) => JSON.stringify(rules.of(rules.named.includes(villa.id) ? villa.id : null)))
  const found = new Map<string, UnsoldNights & { names: string[] }>()
  for (const [first, ...others] of alike.values()) {
    if (!first) continue
    for (const nights of unsoldNights(rules.of(first.id), today)) {
      const key = JSON.stringify(nights)
      const names = [...(found.get(key)?.names ?? []), first.name, ...others.map((villa) => villa.name)]
      found.set(key, { ...nights, names })
    }
  }
  return [...found.values()]
    .sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1))
    .map(({ names, ...nights }) => ({ ...nights, villas: names.length === sold.length ? [] : names }))
}
