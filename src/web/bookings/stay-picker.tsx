import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pickDay, type Selection } from '#domain/bookings/picker.ts'
import { addDays, type CalendarDay, pickLater, weekday } from '#domain/calendar-day.ts'
import { dayMonthsLater, listDays, type Month, monthsFrom, monthsLater, toMonth } from '#domain/month.ts'
import * as words from '#words/en/booking.ts'
import { formatMonth } from '#words/en/days.ts'
import { firstWeekday } from '#words/en/language.ts'
import { useToast } from '../toasts/toaster.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { describeDay, type PickerView } from './describe-day.ts'
import { StayMonth } from './stay-month.tsx'

type Props = PickerView & {
  choose: (selection: Selection) => void
  months?: 1 | 2
  /** A day whose month is shown first, where none is chosen. */
  near?: CalendarDay | undefined
  /** On phones the months stand below each other, and further ones come at the end. */
  listed?: boolean
}

const FIRST_LISTED = 4
const MORE_LISTED = 3

/** Calendar of one villa. The domain decides which days can be selected. */
export function StayPicker({ choose, months: most = 2, near, listed = false, ...view }: Props) {
  const { selection, availability } = view
  const { today, rules } = availability
  const first = toMonth(today)
  // One extra month, so that guests see why later dates are not available.
  const last = toMonth(addDays(rules.lastBookableDay, 1))
  const wide = useTwoMonths()
  const list = listed && !wide
  const [length, grow] = useState(FIRST_LISTED)
  const count = list ? length : wide ? most : 1

  const toast = useToast()
  const root = useRef<HTMLDivElement>(null)
  const [month, show] = useState(() => monthWithin(first, selection.checkIn ?? near ?? today, last))
  const [focused, setFocused] = useState<CalendarDay>()
  const shown = Array.from({ length: count }, (_, index) => monthsLater(month, index)).filter((each) => each <= last)
  const tabStop = [focused, selection.checkIn, today].find((day) => day && shown.includes(toMonth(day))) ?? `${month}-01`

  // Dates that are chosen outside the calendar are brought into sight.
  const [seen, see] = useState(selection.checkIn)
  if (seen !== selection.checkIn) {
    see(selection.checkIn)
    if (selection.checkIn && !shown.includes(toMonth(selection.checkIn))) show(toMonth(selection.checkIn))
  }

  const months = monthsFrom(first, last)

  const moving = useRef(false)
  useEffect(() => {
    if (!moving.current) return
    moving.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const click = (event: SyntheticEvent) => {
    const day = findDay(event)
    if (!day || describeDay(day, view).closed) return
    const picked = pickDay(selection, day, availability)
    choose(picked.selection)
    if (picked.notice) toast(words.noticeWords(picked.notice))
  }
  const move = (event: KeyboardEvent) => {
    const day = findDay(event)
    const wanted = day && steps[event.key]?.(day, event.shiftKey)
    if (!wanted) return
    event.preventDefault()
    const target = within(today, wanted, listDays(last).at(-1) ?? wanted)
    const needed = toMonth(target)
    if (needed < month) show(needed)
    else if (list) grow(Math.max(length, monthsFrom(month, needed).length))
    else if (!shown.includes(needed)) show(monthsLater(needed, 1 - count))
    moving.current = true
    setFocused(target)
  }

  return (
    <div>
      {months.length <= MOST_MONTHS && <MonthChoice months={months} month={month} show={show} />}
      <div className="stay-picker">
        <div className="stay-nav">
          <Step label={words.previousMonth} icon={icons.previous} off={month <= first} go={() => show(monthsLater(month, -1))} />
          {!list && (
            <Step label={words.nextMonth} icon={icons.next} off={monthsLater(month, count) > last} go={() => show(monthsLater(month, 1))} />
          )}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the days are buttons; one listener serves them all */}
        <div
          ref={root}
          className="stay-months"
          data-listed={list || undefined}
          onClick={click}
          onKeyDown={move}
          onFocus={(event) => setFocused(findDay(event))}
        >
          {shown.map((each) => (
            <StayMonth key={each} month={each} view={view} tabStop={tabStop} />
          ))}
        </div>
        {list && monthsLater(month, count) <= last && <End key={count} reached={() => grow(count + MORE_LISTED)} />}
      </div>
    </div>
  )
}

/** With more months a list is no help. Owners may block nights in any year. */
const MOST_MONTHS = 36

type MonthChoiceProps = { months: Month[]; month: Month; show: (month: Month) => void }

const MonthChoice = ({ months, month, show }: MonthChoiceProps) => (
  <p className="stay-jump">
    <select aria-label={words.goToMonth} value={month} onChange={({ currentTarget }) => show(currentTarget.value)} className="input">
      {months.map((each) => (
        <option key={each} value={each}>
          {formatMonth(each)}
        </option>
      ))}
    </select>
  </p>
)

type StepProps = { label: string; icon: string; off: boolean; go: () => void }

/** Stays focusable at the end, so that a keyboard user does not lose their place. */
const Step = ({ label, icon, off, go }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={off} onClick={off ? undefined : go}>
    <Icon shape={icon} />
  </button>
)

/** Below the last month of a list. */
function End({ reached }: { reached: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current) return
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && reached(), {
      rootMargin: AHEAD,
    })
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  })
  return <div ref={mark} className="h-px" />
}

const AHEAD = '400px'

const findDay = ({ target }: SyntheticEvent): CalendarDay | undefined => (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day

const monthWithin = (first: Month, day: CalendarDay, last: Month): Month => toMonth(within(`${first}-01`, day, `${last}-01`))

const within = (least: CalendarDay, day: CalendarDay, most: CalendarDay) => (day > most ? most : pickLater(least, day))

/** 0 is the day on which weeks begin. */
const dayOfWeek = (day: CalendarDay): number => (weekday(day) - firstWeekday + 7) % 7

/** Where the keys of a calendar lead, by the ARIA practices for a date grid. */
const steps: Record<string, (day: CalendarDay, shift: boolean) => CalendarDay> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -dayOfWeek(day)),
  End: (day) => addDays(day, 6 - dayOfWeek(day)),
  PageUp: (day, shift) => dayMonthsLater(day, shift ? -12 : -1),
  PageDown: (day, shift) => dayMonthsLater(day, shift ? 12 : 1),
}

const WIDE = '(min-width: 48rem)'

function onChange(changed: () => void) {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** One month on phones. The server renders two; a style hides the second on phones. */
const useTwoMonths = () =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(WIDE).matches,
    () => true,
  )
