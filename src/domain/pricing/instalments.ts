import { addDays, type CalendarDay, pickLater } from '../calendar-day.ts'
import { type Cents, splitByPercent } from '../money.ts'

export const STAGE_PERCENTS = [30, 30, 40] as const

/** Stages by the plan are 1 to 3; those that owners add have higher numbers. `planned`: before what was paid more than planned is taken off. */
export type Instalment = { stage: number; amount: Cents; dueOn: CalendarDay; planned?: Cents }
export type Instalments = readonly [Instalment, Instalment, Instalment]

const SECOND_DAYS_BEFORE = 60
const THIRD_DAYS_BEFORE = 20
const MINIMUM_GAP_DAYS = 7

/** Three stages that add up to the total, or null if the last due date is after check-in. */
export function instalmentsFor(total: Cents, checkIn: CalendarDay, today: CalendarDay): Instalments | null {
  const [second, third] = dueDates(checkIn, today)
  if (third > checkIn) return null
  const [first = 0, middle = 0, last = 0] = splitByPercent(total, STAGE_PERCENTS)
  return [
    { stage: 1, amount: first, dueOn: today },
    { stage: 2, amount: middle, dueOn: second },
    { stage: 3, amount: last, dueOn: third },
  ]
}

const REST_PERCENTS = [43, 57] as const

/** Stages two and three when only the remaining amount is known (specification, section 9). */
export function restInStages(remaining: Cents, checkIn: CalendarDay, today: CalendarDay): [second: Instalment, third: Instalment] {
  const [second, third] = dueDates(checkIn, today)
  const [middle = 0, last = 0] = splitByPercent(remaining, REST_PERCENTS)
  return [
    { stage: 2, amount: middle, dueOn: second },
    { stage: 3, amount: last, dueOn: third },
  ]
}

function dueDates(checkIn: CalendarDay, today: CalendarDay): [second: CalendarDay, third: CalendarDay] {
  const regularSecond = addDays(checkIn, -SECOND_DAYS_BEFORE)
  const regularThird = addDays(checkIn, -THIRD_DAYS_BEFORE)
  const second = regularSecond > today ? regularSecond : movedSecond(regularThird, today)
  const third = regularThird > today ? regularThird : addDays(today, 3)
  return [second, pickLater(third, addDays(second, MINIMUM_GAP_DAYS))]
}

function movedSecond(regularThird: CalendarDay, today: CalendarDay): CalendarDay {
  const inAMonth = addDays(today, 30)
  return addDays(inAMonth, MINIMUM_GAP_DAYS) <= regularThird ? inAMonth : addDays(today, 7)
}
