import { and, ne } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { DAYS_SOON, isSoon, LATEST_DAYS, MOST_HOURS } from '#domain/messages/schedule.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { sentTemplates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type StayForMessages, staysAround } from './message-stays.ts'
import { asScheduled, type TemplateRow } from './templates.ts'

/** Days beyond the earliest and the latest message in which a stay is looked at: hours are not counted, and what stood still is sent later. */
const ROOM = 5 + MOST_HOURS / 24

type OpenMessage = { template: TemplateRow; stay: StayForMessages }

type Asked = {
  /** Days ahead within which a moment is looked at. */
  within: number
  wanted: (template: TemplateRow, stay: StayForMessages) => boolean
}

/** Texts with the stays that they are `wanted` for, apart from those to which they were sent, or are not to be. */
export async function listOpen({ db, now }: Deps, templates: readonly TemplateRow[], { within, wanted }: Asked): Promise<OpenMessage[]> {
  if (templates.length === 0) return []
  const days = templates.map((template) => template.days)
  const around = { daysAgo: Math.max(0, ...days) + ROOM, daysAhead: Math.max(0, ...days.map((one) => -one)) + within + ROOM }
  // A message about the booking itself may be long before the stay.
  const ahead = templates.some(({ event }) => event === 'booked' || event === 'paid') ? { daysAhead: LATEST_DAYS + 365 } : {}
  const stays = await staysAround(db, dayAtProperty(now()), { ...around, ...ahead })
  const decided = await readDecided(db, stays)
  return stays.flatMap((stay) =>
    templates
      .filter((template) => wanted(template, stay) && !decided.has(`${template.id} ${stay.booking.id}`))
      .map((template) => ({ template, stay })),
  )
}

/** How many stays each text that is sent by itself goes to soon, by its id; one that is off: if it were turned on now. */
export async function countSoon(deps: Deps, templates: readonly TemplateRow[]): Promise<Map<number, number>> {
  const now = deps.now()
  const scheduled = templates.filter(({ event }) => event !== null)
  const soon = await listOpen(deps, scheduled, {
    within: DAYS_SOON,
    wanted: (template, stay) => {
      const message = asScheduled(template)
      return isSoon({ ...message, activeSince: message.activeSince ?? now }, stay, now)
    },
  })
  const byTemplate = Map.groupBy(soon, ({ template }) => template.id)
  return new Map(scheduled.map(({ id }) => [id, byTemplate.get(id)?.length ?? 0]))
}

/** What was sent, or is not to be. What is held is tried again. */
async function readDecided(db: Db, stays: readonly StayForMessages[]): Promise<Set<string>> {
  const ids = stays.map(({ booking }) => booking.id)
  if (ids.length === 0) return new Set()
  const rows = await db
    .select()
    .from(sentTemplates)
    .where(and(anyOf(sentTemplates.bookingId, ids), ne(sentTemplates.state, 'held')))
  return new Set(rows.map(({ templateId, bookingId }) => `${templateId} ${bookingId}`))
}
