import { type Component, getText, listChildren, listLines, splitValues } from './content-lines.ts'
import { momentIn, parseMoment, type Zones, zoneIn } from './moments.ts'
import { type Budget, listRecurrences } from './recurrences.ts'
import { fixedZone, type Onset, offsetIn, type Zone, zoneByName, zoneOfOnsets } from './zones.ts'

/** Zones by their names in a calendar: known ones, and those that the calendar describes. */
export function readZones(calendar: Component, horizon: number, budget: Budget): Zones {
  const described = new Map(listChildren(calendar, 'VTIMEZONE').map((zone) => [getText(zone, 'TZID'), zone]))
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
    const [line] = listLines(observance, 'DTSTART')
    const moment = line && momentIn(line, noZones)
    const [before, after] = [offsetIn(getText(observance, 'TZOFFSETFROM')), offsetIn(getText(observance, 'TZOFFSETTO'))]
    if (!moment || before === null || after === null) return []
    const start = { wall: moment.wall, zone: fixedZone(before) }
    const span = { from: Number.NEGATIVE_INFINITY, until: horizon }
    const ruled = listLines(observance, 'RRULE').flatMap(({ value }) => listRecurrences(value, start, span, budget).found)
    const dated = listLines(observance, 'RDATE').flatMap((one) =>
      splitValues(one).flatMap((text) => parseMoment(text, zoneIn(one, noZones)) ?? []),
    )
    return [start, ...ruled, ...dated].map(({ wall }) => ({ wall, before, after }))
  })
}
