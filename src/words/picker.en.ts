import type { Notice } from '#domain/bookings/picker.ts'
import { onWeekdays } from './weekdays.en.ts'
import { writtenDay } from './written.en.ts'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Dates Not Available'

const notices: Words = {
  sunday_check_in: ['Sunday Check-ins Not Available', "We don't offer check-ins on Sundays. Please select a different day."],
  sunday_check_out: ['Sunday Check-outs Not Available', "We don't offer check-outs on Sundays. Please select a different day."],
  taken: [NOT_AVAILABLE, 'These nights are already booked. Please select other dates.'],
  only_check_out: ['Check-out Only', 'A stay can end on this day but not begin. Please select another day to arrive.'],
  closed: ['Closed', 'We are closed at this time of the year. Please select other dates.'],
  too_soon: ({ day }) => ['A Little Too Soon', `The first possible arrival is ${writtenDay(day)}.`],
  not_yet: ({ day }) => ['Not Yet', `These dates can be booked from ${writtenDay(day)} on.`],
  arrival_day: ({ days }) => ['Another Day of Arrival', `At this time of the year, stays begin ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Another Day of Departure', `At this time of the year, stays end ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => ['Booking Too Far Ahead', `Bookings are only available through ${year}. Please select an earlier date.`],
  gap: ({ nights }) => ['Between Two Stays', `These ${nights} nights are free between two stays and are sold together.`],
  minimum_stay: ({ nights }) => [
    'Minimum Stay Requirement',
    `Bookings must be for at least ${nights} nights. We've adjusted your selection.`,
  ],
  too_long: ({ nights }) => ['Longest Stay', `The longest stay is ${nights} nights. Please select an earlier check-out, or write to us.`],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `The ${nights}-night minimum would run into nights that are already booked. Please select an earlier start date.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Booking Period Exceeds Limit',
    `The ${nights}-night minimum would extend beyond ${year}. Please select an earlier start date.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Go to month'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'

/** From Sunday to Saturday. */
export const weekdays = [
  ['Su', 'Sunday'],
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
] as const
