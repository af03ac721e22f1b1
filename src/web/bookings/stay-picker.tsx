import { useSyncExternalStore } from 'react'
import { DayPicker } from 'react-day-picker'
import { pickDay, type Selection } from '#domain/bookings/picker.ts'
import { addDays } from '#domain/calendar-day.ts'
import { noticeWords } from '#words/picker.en.ts'
import { useToast } from '../toasts/toaster.tsx'
import { describeDay, type PickerView } from './describe-day.ts'
import { fromLocalDate, toLocalDate } from './local-date.ts'
import { PickerContext, StayDay } from './stay-day.tsx'

const classNames = {
  root: 'stay-picker',
  months: 'stay-months',
  month: 'stay-month',
  month_caption: 'stay-caption',
  nav: 'stay-nav',
  month_grid: 'stay-grid',
  day_button: 'stay-day',
}
const components = { DayButton: StayDay }

type Props = PickerView & { choose: (selection: Selection) => void; months?: 1 | 2 }

/** Calendar of one villa. The domain decides which days can be selected. */
export function StayPicker({ selection, availability, rates, choose, months: most = 2 }: Props) {
  const toast = useToast()
  const months = useTwoMonths() ? most : 1
  const { today, rules } = availability
  const view = { selection, availability, rates }
  const described = (date: Date) => describeDay(fromLocalDate(date), view)

  return (
    <PickerContext value={view}>
      <DayPicker
        classNames={classNames}
        components={components}
        numberOfMonths={months}
        weekStartsOn={0}
        today={toLocalDate(today)}
        defaultMonth={toLocalDate(selection.checkIn ?? today)}
        startMonth={toLocalDate(today)}
        // One extra month, so that guests see why later dates are not available.
        endMonth={toLocalDate(addDays(rules.lastBookableDay, 1))}
        disabled={(date) => {
          const { state, struck } = described(date)
          return state === 'past' || struck
        }}
        modifiers={{ selected: (date) => described(date).place !== 'outside' }}
        onDayClick={(date) => {
          const picked = pickDay(selection, fromLocalDate(date), availability)
          choose(picked.selection)
          if (picked.notice) toast(noticeWords(picked.notice))
        }}
      />
    </PickerContext>
  )
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
