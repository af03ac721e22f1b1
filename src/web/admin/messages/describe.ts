import type { MessageTemplate } from '#contract/message-templates.ts'
import type { Villa } from '#contract/villas.ts'
import { DAYS_SOON } from '#domain/messages/schedule.ts'
import { formatTime } from '#words/en/days.ts'
import * as words from '#words/en/office-messages.ts'
import { nameOf } from '#words/languages.ts'

/** An hour of the clock at the villas. */
export const formatHour = (hour: number): string => formatTime(`${String(hour).padStart(2, '0')}:00`)

/** When a text is sent by itself. */
export function describeWhen({ event, days, hour, hours }: Pick<MessageTemplate, 'event' | 'days' | 'hour' | 'hours'>): string {
  if (event === null) return words.byHand
  return hours === null ? words.describeSchedule(event, days, formatHour(hour)) : words.describeHours(event, hours)
}

/** To which stays a saved text is sent by itself. */
function describeAudience(template: MessageTemplate, villas: readonly Pick<Villa, 'id' | 'name'>[]): string {
  const { villaIds, languages, sources, onlyIf, minNights } = template
  const parts = [
    villas.filter(({ id }) => villaIds.includes(id)).map(({ name }) => name),
    languages.map((language) => nameOf[language]),
    sources.map((source) => words.sourceNames[source]),
    minNights > 1 ? [words.nightsAtLeast(minNights)] : [],
    onlyIf === 'always' ? [] : [words.onlyIfNames[onlyIf]],
  ]
  return parts.flatMap((part) => (part.length > 0 ? part.join(', ') : [])).join('; ') || words.allStays
}

/** The same, with how many stays that is soon; undefined: not known. */
export function describeReach(template: MessageTemplate, villas: readonly Pick<Villa, 'id' | 'name'>[], stays: number | undefined): string {
  const audience = describeAudience(template, villas)
  return stays === undefined ? audience : words.reach(audience, stays, DAYS_SOON)
}
