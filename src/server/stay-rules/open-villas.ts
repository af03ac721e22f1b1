import { fillsGap, isFree } from '#domain/availability.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { keepsNightsBetween, mayFillGap, stayProblem, withNightsBetween } from '#domain/stay-rules.ts'
import type { Db } from '../db/client.ts'
import { type Asking, blockedStays, type Open, readSoldStays, villasOnSale } from '../stays/all-villas.ts'
import type { RulesForGuests } from './queries.ts'

/** The villas whose rules allow a stay, also as the stay that fills a gap. Says nothing about nights that are taken. */
export async function openVillas(db: Db, rules: RulesForGuests, stay: Stay, asking: Asking): Promise<Open> {
  const today = dayAtProperty(asking.now)
  const allowed = (villaId: number | null) => stayProblem(stay, rules.of(villaId), today) === null
  /** Whether a villa's other stays matter for its rules. */
  const depends = (villaId: number | null) => keepsNightsBetween(rules.of(villaId)) || mayFillGap(stay, rules.of(villaId), today)
  if (!depends(null) && !rules.named.some(depends)) {
    const ids = rules.named.filter((id) => allowed(id) !== allowed(null))
    return { villas: allowed(null) ? 'all' : 'only', ids }
  }
  const ids = await villasOnSale(db)
  // Also the stay that ends today.
  const [read, from] = [ids.filter(depends), addDays(today, -1)]
  const blocked = Map.groupBy(await blockedStays(db, read, from, asking), ({ villaId }) => villaId)
  const sold = Map.groupBy(await readSoldStays(db, read, from, asking), ({ villaId }) => villaId)
  const open = ids.filter((id) => {
    const own = rules.of(id)
    if (allowed(id)) return isFree(stay, withNightsBetween(blocked.get(id) ?? [], own))
    return fillsGap(stay, { taken: withNightsBetween(sold.get(id) ?? [], own), rules: own, today })
  })
  return { villas: 'only', ids: open }
}
