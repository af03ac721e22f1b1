import { PROPERTY_ZONE } from '#domain/calendar-day.ts'
import windowsZones from './windows-zones.json' with { type: 'json' }

const MS_PER_MINUTE = 60_000

/** Names that Windows, Outlook and Exchange write, in small letters, with those of the IANA (CLDR, `windowsZones.xml`, territory 001). */
const ianaNames = new Map(Object.entries(windowsZones))

/** Turns what a clock of the zone shows, as milliseconds as if it were UTC, into the moment, and back. */
export type Zone = { toMoment: (wall: number) => number; toWall: (moment: number) => number }

/** `offsetAt`: milliseconds by which the zone's clocks are ahead of UTC at a moment. */
function makeZone(offsetAt: (moment: number) => number): Zone {
  return {
    toWall: (moment) => moment + offsetAt(moment),
    // The second step is right on days on which clocks change.
    toMoment: (wall) => wall - offsetAt(wall - offsetAt(wall)),
  }
}

export const fixedZone = (offset: number): Zone => makeZone(() => offset)

export const UTC = fixedZone(0)

/** Milliseconds of `+03:00`, `+0300`, `GMT+3` or `GMT`. */
export function offsetIn(text: string): number | null {
  const found = /([+-])(\d{1,2}):?(\d{2})?:?(\d{2})?/.exec(text)
  if (!found) return null
  const [, sign, hours, minutes = '0', seconds = '0'] = found
  const offset = (Number(hours) * 60 + Number(minutes)) * MS_PER_MINUTE + Number(seconds) * 1000
  return sign === '-' ? -offset : offset
}

function ianaZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
    const offsetAt = (moment: number) =>
      offsetIn(format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? 0
    return makeZone(offsetAt)
  } catch {
    return null
  }
}

/**
 * A zone by its name: of the IANA, also behind a prefix such as '/freeassociation.sourceforge.net/', of Windows, or with its offset, such as
 * '(UTC+02:00) Athens, Bucharest'.
 */
export function zoneByName(given: string): Zone | null {
  const name = given.slice(0, 120)
  const parts = name.split('/')
  const names = [ianaNames.get(name.toLowerCase()), ...parts.map((_, index) => parts.slice(index).join('/'))]
  for (const one of names) {
    const zone = one ? ianaZone(one) : null
    if (zone) return zone
  }
  const offset = /^\(?(?:UTC|GMT)[+-]/i.test(name) ? offsetIn(name) : null
  return offset === null ? null : fixedZone(offset)
}

/** When clocks of a zone are changed, by the clock before the change, and their offset from then on. */
export type Onset = { wall: number; before: number; after: number }

/** A zone that a calendar describes itself. */
export function zoneOfOnsets(onsets: readonly Onset[]): Zone | null {
  const changes = onsets.map(({ wall, before, after }) => ({ at: wall - before, before, after })).sort((a, b) => a.at - b.at)
  const [first] = changes
  if (!first) return null
  return makeZone((moment) => changes.findLast(({ at }) => at <= moment)?.after ?? first.before)
}

/** A time without a zone is one at the villas. */
export const propertyZone: Zone = ianaZone(PROPERTY_ZONE) ?? UTC
