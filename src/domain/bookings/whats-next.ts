import { type CalendarDay, dayAtProperty, daysBetween } from '../calendar-day.ts'
import { heldUntil, type StoredHold } from './holds.ts'
import type { PaymentState } from './schedule.ts'
import { type BookingStatus, isSold } from './status.ts'

export const nextSteps = [
  'stage_overdue',
  'leaves_today',
  'in_the_house',
  'arrives_today',
  'stage_due',
  'arrives',
  'no_arrival_time',
  'offered',
  'transfer_expected',
  'correction_expected',
  'paying',
] as const
export type NextStep = (typeof nextSteps)[number]

/** `day`: of the step, where it has one. `stage`: what is due. `time`: of arrival, as the guest says; empty if unknown. */
export type WhatsNext = { step: NextStep; day: CalendarDay | null; stage: number | null; time: string }

type Booking = StoredHold & { status: BookingStatus; checkIn: CalendarDay; checkOut: CalendarDay; arrivalTime: string }

/** Guests say when they arrive in the days before; until then nothing is missing. */
const ARRIVES_SOON_DAYS = 14

/** The one thing that happens next with a booking, for the people of the house; null when nothing does. `now` and `today`: at the property. */
export function whatsNext(booking: Booking, { next }: Pick<PaymentState, 'next'>, now: Date): WhatsNext | null {
  const { checkIn, checkOut, arrivalTime, status } = booking
  const today = dayAtProperty(now)
  const step = (name: NextStep, day: CalendarDay | null, more: Partial<WhatsNext> = {}): WhatsNext => ({
    step: name,
    day,
    stage: null,
    time: '',
    ...more,
  })
  if (!isSold(status)) return status === 'pending' ? nextOfHold(booking, now, step) : null
  if (next && next.dueOn < today) return step('stage_overdue', next.dueOn, { stage: next.stage })
  if (today > checkOut) return null
  if (today === checkOut) return step('leaves_today', today)
  if (today > checkIn) return step('in_the_house', checkOut)
  if (today === checkIn) return step('arrives_today', today, { time: arrivalTime })
  if (next) return step('stage_due', next.dueOn, { stage: next.stage })
  if (arrivalTime) return step('arrives', checkIn, { time: arrivalTime })
  return daysBetween(today, checkIn) <= ARRIVES_SOON_DAYS ? step('no_arrival_time', checkIn) : null
}

const stepOfHold = {
  payment: 'paying',
  change: 'paying',
  offer: 'offered',
  transfer: 'transfer_expected',
  correction: 'correction_expected',
} as const

function nextOfHold(booking: StoredHold, now: Date, step: (name: NextStep, day: CalendarDay | null) => WhatsNext): WhatsNext | null {
  const until = heldUntil(booking, now)
  if (!booking.hold || !until) return null
  const name = stepOfHold[booking.hold]
  // A hold of days ends with its last day, at midnight.
  const lastDay = dayAtProperty(new Date(until.getTime() - 1))
  return step(name, name === 'offered' || name === 'transfer_expected' ? lastDay : null)
}
