import { lazy, type MouseEvent, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import { type CalendarDay, isUsableDay } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange } from '#words/en/days.ts'
import * as words from '#words/en/home.ts'
import { prefix } from '#words/en/language.ts'
import { byLength } from '#words/en/months.ts'
import type { OpenNights } from '../bookings/date-sheet.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { startsFor } from './month-addresses.ts'

const DateSheet = lazy(() => import('../bookings/date-sheet.tsx'))

const dates = [
  ['checkIn', words.checkIn],
  ['checkOut', words.checkOut],
] as const
const toId = (name: string) => `search-${name}`

/** Id of the input of the first day. */
export const CHECK_IN = toId('checkIn')

const partySizes = [1, 2, 3, 4, 5, 6]

/** Nights of a search by length that begins without dates. */
const WEEK = 7

/** First and last day of the date inputs. */
export type SearchDays = { checkIn: CalendarDay; checkOut: CalendarDay; last: CalendarDay }

/** The search, as in the URL. */
export type Asked = { checkIn: string; checkOut: string; guests: string }

type Props = { days: SearchDays; asked: Asked }

/**
 * Dates and number of guests; opens the list of all villas with their prices for these dates. The dates are chosen in the house's own
 * calendar; without scripts in two date inputs, which carry them in any case.
 */
export function StaySearch({ days, asked }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [selection, choose] = useState<Selection>(() => readSelection(asked))
  const [guests, setGuests] = useState(asked.guests)
  const [open, setOpen] = useState(false)
  const { nights, failed } = useHouseNights(guests, open)
  const { checkIn, checkOut } = selection
  const values = { checkIn: checkIn ?? '', checkOut: checkOut ?? '' }

  const openSheet = (event: MouseEvent | SubmitEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    form.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Form
        ref={form}
        action={href('/villas')}
        className="stay-search"
        aria-label={words.findFreeDates}
        onSubmit={(event) => !isComplete(event) && openSheet(event)}
      >
        <Link
          to={startsFor({ nights: WEEK, months: [], guests: Number(guests) })}
          data-live
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={openSheet}
          className="search-cell scripted"
        >
          <span className="text-ink-soft text-xs">{words.checkInCheckOut}</span>
          <span className="font-medium">{checkIn && checkOut ? briefRange(checkIn, checkOut, true) : words.addYourDays}</span>
        </Link>
        {dates.map(([name, caption]) => (
          <div key={name} className="search-cell unscripted">
            <label htmlFor={toId(name)} className="text-ink-soft text-xs">
              {caption}
            </label>
            <input
              id={toId(name)}
              type="date"
              name={name}
              min={days[name]}
              max={days.last}
              value={values[name]}
              onChange={({ currentTarget }) => choose({ ...selection, [name]: currentTarget.value })}
            />
          </div>
        ))}
        <div className="search-cell">
          <label htmlFor="search-guests" className="text-ink-soft text-xs">
            {words.guests}
          </label>
          <select id="search-guests" name="guests" value={guests} onChange={({ currentTarget }) => setGuests(currentTarget.value)}>
            {partySizes.map((size) => (
              <option key={size} value={size}>
                {counts.guests(size)}
              </option>
            ))}
          </select>
        </div>
        <Button look="act" className="min-h-14 px-8">
          {words.seePrices}
        </Button>
      </Form>
      {open && (
        <Suspense>
          <DateSheet nights={nights} failed={failed} selection={selection} choose={choose} under={form.current} close={close}>
            <Link to={startsFor({ nights: WEEK, months: [], guests: Number(guests) })} className="link link-alone text-sm">
              {byLength}
            </Link>
          </DateSheet>
        </Suspense>
      )}
    </>
  )
}

const readSelection = ({ checkIn, checkOut }: Asked): Selection =>
  isUsableDay(checkIn) ? { checkIn, ...(isUsableDay(checkOut) && { checkOut }) } : {}

const isComplete = ({ currentTarget }: SubmitEvent): boolean => {
  const typed = new FormData(currentTarget as HTMLFormElement)
  return Boolean(typed.get('checkIn') && typed.get('checkOut'))
}

/** The nights of all villas with room for the guests, asked for when the calendar opens. */
function useHouseNights(guests: string, wanted: boolean): { nights: OpenNights | null; failed: boolean } {
  const [found, setFound] = useState<{ guests: string; nights: OpenNights | null }>()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const show = (nights: OpenNights | null) => !leaving.signal.aborted && setFound({ guests, nights })
    fetch(`${prefix}${href('/free-nights')}?${new URLSearchParams({ guests })}`, { signal: leaving.signal })
      .then(async (response) => show(response.ok ? await response.json() : null))
      .catch(() => show(null))
    return () => leaving.abort()
  }, [guests, wanted])
  const here = found?.guests === guests ? found : undefined
  return { nights: here?.nights ?? null, failed: here?.nights === null }
}
