import { addDays, type CalendarDay, dayAtProperty, nextHourAtProperty } from '../calendar-day.ts'
import { CHECK_IN_TIME, CHECK_OUT_TIME, toHour } from '../stay.ts'
import { DAYS_AFTER_STAY, DAYS_BETWEEN_SAME, isAdvertising } from './advertising.ts'
import { type Audience, type AudienceStay, isFor } from './audience.ts'

/** What a message is sent before or after. `booked`: the first payment; `paid`: the last one. */
export const messageEvents = ['booked', 'paid', 'arrival', 'departure'] as const
export type MessageEvent = (typeof messageEvents)[number]

/**
 * Days before (negative) or after the event, at an `hour` at the villas; or, where `hours` is not null, so many hours before or after the
 * moment of the event, whatever clocks say meanwhile.
 */
export type Schedule = { event: MessageEvent; days: number; hour: number; hours: number | null }

/** `waits`, `left_out`, `over`, `no_consent`, `repeated`: as in `Verdict`; `due`: with the next run. `held`: something is missing that the text names. */
export const plannedStates = ['waits', 'due', 'held', 'left_out', 'over', 'no_consent', 'repeated', 'sent', 'skipped'] as const
export type PlannedState = (typeof plannedStates)[number]

export const EARLIEST_DAYS = -180
export const LATEST_DAYS = 400
/** Before and after the event. */
export const MOST_HOURS = 168
/** How far ahead it is said how many stays a text goes to. */
export const DAYS_SOON = 30

export type ScheduledMessage = Schedule &
  Audience & {
    id: number
    /** A booking that is made later than the message would have been sent gets it at once. */
    late: boolean
    /** Since when it is sent by itself; null: by hand alone. */
    activeSince: Date | null
  }

/**
 * `bookedAt`: the first payment. `agreed`: the guest has agreed to advertising. `got`: which texts went to the guest's address for other stays,
 * and when; empty where nothing was agreed to.
 */
export type MessageStay = AudienceStay & { bookedAt: Date; agreed: boolean; got: readonly { id: number; at: Date }[] }

/**
 * `waits`: until `at`. `due`: now. `left_out`: the booking was made later, and the message is not sent late. `over`: too long ago, or before
 * it was turned on. `no_consent`, `repeated`: advertising to a guest who has not agreed to it, or who has got it for another stay.
 */
export type Verdict = { state: 'waits' | 'due' | 'left_out' | 'over' | 'no_consent' | 'repeated'; at: Date }

/** What could not be sent for so long, because the site stood still, is not sent any more. */
const MOST_DAYS_LATE = 3
const MS_PER_DAY = 86_400_000
const MS_PER_HOUR = 3_600_000

/** The moment at which the clock at the villas shows the hour on a day; the next one where daylight saving time skips it. */
export function momentAtProperty(day: CalendarDay, hour: number): Date {
  const midnight = new Date(`${addDays(day, -1)}T20:00:00Z`)
  const at = nextHourAtProperty(midnight, hour)
  return dayAtProperty(at) > day ? nextHourAtProperty(midnight, hour + 1) : at
}

/** What becomes of a message for a stay; null if it is not for it, or its event has not come about. */
export function judgeMessage(message: ScheduledMessage, stay: MessageStay, now: Date): Verdict | null {
  const { activeSince, late, event } = message
  if (activeSince === null || !isFor(message, stay)) return null
  const at = dueAt(message, stay)
  if (at === null) return null
  if (at < activeSince && stay.bookedAt < activeSince) return { state: 'over', at }
  const refused = refuseAdvertising(message, stay, at > now ? at : now)
  if (refused) return { state: refused, at }
  if (at < stay.bookedAt) return judgeLate(stay, now, { at, late, event })
  if (at > now) return { state: 'waits', at }
  return { state: now.getTime() - at.getTime() > MOST_DAYS_LATE * MS_PER_DAY ? 'over' : 'due', at }
}

/** Why a message may not be sent to a stay at a moment; null if it may. By its schedule, too: what is sent earlier by hand stays advertising. */
export function refuseAdvertising(message: ScheduledMessage, stay: MessageStay, at: Date): 'no_consent' | 'repeated' | null {
  if (!isAdvertisingAt(message, stay, at)) return null
  if (!stay.agreed) return 'no_consent'
  const since = at.getTime() - DAYS_BETWEEN_SAME * MS_PER_DAY
  return stay.got.some((text) => text.id === message.id && text.at.getTime() > since) ? 'repeated' : null
}

/** Whether a text is advertising for every stay. Another one may be for some: those that end long before. */
export const isForAdvertising = ({ event, days, hours }: Pick<Schedule, 'days' | 'hours'> & { event: MessageEvent | null }): boolean =>
  event === 'departure' && hours === null && days > DAYS_AFTER_STAY

export function isAdvertisingAt(schedule: Schedule, stay: MessageStay, at: Date): boolean {
  const planned = dueAt(schedule, stay)
  return isAdvertising(stay, dayAtProperty(planned && planned > at ? planned : at))
}

/** Whether a message goes to a stay within `DAYS_SOON`. */
export function isSoon(message: ScheduledMessage, stay: MessageStay, now: Date): boolean {
  const verdict = judgeMessage(message, stay, now)
  if (verdict?.state === 'waits') return verdict.at.getTime() - now.getTime() <= DAYS_SOON * MS_PER_DAY
  return verdict?.state === 'due'
}

/** Of a stay that was booked after the moment of the message: it makes sense until its event. */
function judgeLate(stay: MessageStay, now: Date, { at, late, event }: { at: Date; late: boolean; event: MessageEvent }): Verdict {
  const until = event === 'departure' ? stay.checkOut : stay.checkIn
  const state = late && dayAtProperty(now) <= until ? 'due' : 'left_out'
  return { state, at: late ? stay.bookedAt : at }
}

/** The moment of an event: the payment, or the hour from which guests arrive or until which they leave. */
function findMoment(event: MessageEvent, { bookedAt, paidAt, checkIn, checkOut }: MessageStay): Date | null {
  if (event === 'booked') return bookedAt
  if (event === 'paid') return paidAt
  return event === 'arrival' ? momentAtProperty(checkIn, toHour(CHECK_IN_TIME)) : momentAtProperty(checkOut, toHour(CHECK_OUT_TIME))
}

function dueAt({ event, days, hour, hours }: Schedule, stay: MessageStay): Date | null {
  const happens = findMoment(event, stay)
  if (happens === null) return null
  if (hours !== null) return new Date(happens.getTime() + hours * MS_PER_HOUR)
  const at = momentAtProperty(addDays(dayAtProperty(happens), days), hour)
  // On the day of a payment the hour may have passed already.
  const isPayment = event === 'booked' || event === 'paid'
  return isPayment && days >= 0 && at < happens ? happens : at
}
