import { type Component, childrenOf, linesOf, textOf, valuesOf } from './content-lines.ts'
import { momentIn, momentOf, type Zones, zoneIn } from './moments.ts'
import { type Budget, recurrencesOf } from './recurrences.ts'
import { fixedZone, type Onset, offsetIn, type Zone, zoneByName, zoneOfOnsets } from './zones.ts'

/** Zones by their names in a calendar: known ones, and those that the calendar describes. */
export function zonesOf(calendar: Component, horizon: number, budget: Budget): Zones {
  const described = new Map(childrenOf(calendar, 'VTIMEZONE').map((zone) => [textOf(zone, 'TZID'), zone]))
  const known = new Map<string, Zone | null>([['', null]])
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const component = described.get(name)
    const zone = zoneByName(name) ?? (component ? zoneOfOnsets(onsetsIn(component, horizon, budget)) : null)
    known.set(name, zone)
    return zone
  }
}

const noZones: Zones = () => null

/** When standard and daylight time begin, by the rules of a VTIMEZONE. */
function onsetsIn(zone: Component, horizon: number, budget: Budget): Onset[] {
  return zone.children.flatMap((observance) => {
    const [line] = linesOf(observance, 'DTSTART')
    const written = line && momentIn(line, noZones)
    const [before, after] = [offsetIn(textOf(observance, 'TZOFFSETFROM')), offsetIn(textOf(observance, 'TZOFFSETTO'))]
    if (!written || before === null || after === null) return []
    const start = { wall: written.wall, zone: fixedZone(before) }
    const span = { from: Number.NEGATIVE_INFINITY, until: horizon }
    const ruled = linesOf(observance, 'RRULE').flatMap(({ value }) => recurrencesOf(value, start, span, budget).found)
    const dated = linesOf(observance, 'RDATE').flatMap((one) => valuesOf(one).flatMap((text) => momentOf(text, zoneIn(one, noZones)) ?? []))
    return [start, ...ruled, ...dated].map(({ wall }) => ({ wall, before, after }))
  })
}
