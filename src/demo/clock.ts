import { addDays, type CalendarDay, toYear, weekday } from '#domain/calendar-day.ts'

const SATURDAY = 6

/** The day of the demo house: the last Saturday in the middle of July, when every villa is let and guests leave and arrive. */
export function dayOfDemo(today: CalendarDay): CalendarDay {
  const saturday = findSaturday(toYear(today))
  return saturday <= today ? saturday : findSaturday(toYear(today) - 1)
}

function findSaturday(year: number): CalendarDay {
  const first = `${year}-07-12`
  return addDays(first, SATURDAY - weekday(first))
}

/** Sets the clock of this process back: for the server, its pages, the embedded database and the simulated bank alike. */
export function setClockBack(ms: number): void {
  const RealDate = Date
  const now = () => RealDate.now() - ms
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now()], made),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  })
}
