import { weekdaysIn } from './weekdays-in.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'on every day', 'from Monday to Friday' or 'on Fridays and Sundays'. */
export const onWeekdays = weekdaysIn('en', {
  every: 'on every day',
  from: names,
  to: names,
  range: (from, to) => `from ${from} to ${to}`,
  on: names.map((name) => `${name}s`),
  several: (days) => `on ${days}`,
})
