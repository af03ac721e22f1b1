import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Form, href } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/home.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { DATES } from './dates-place.ts'
import type { SearchSheetProps } from './search-sheet.tsx'

const SearchSheet = lazy<ComponentType<SearchSheetProps>>(() => import('./search-sheet.tsx').catch(() => ({ default: NoSheet })))

/** Where the calendar cannot be loaded, the date inputs are shown. */
function NoSheet({ giveUp }: Pick<SearchSheetProps, 'giveUp'>) {
  useEffect(giveUp, [giveUp])
  return null
}

const dates = [
  ['checkIn', words.checkIn],
  ['checkOut', words.checkOut],
] as const
const toId = (name: string) => `search-${name}`

/** Id of the input of the first day. */
export const CHECK_IN = toId('checkIn')

/** First and last day of the date inputs. `parties`: numbers of guests in words, from one on. */
export type SearchDays = { checkIn: CalendarDay; checkOut: CalendarDay; last: CalendarDay; parties: string[] }

/** The search, as in the URL. `dates`: both days in words; empty without them. */
export type Asked = { checkIn: string; checkOut: string; guests: string; dates: string }

/**
 * `look`: of the button; where it has been answered, the answers are the action. `more`: what else is asked for, as the end of an address;
 * `children`: the same as fields.
 */
type Props = { days: SearchDays; asked: Asked; look: 'act' | 'plain'; more?: string | undefined; children?: ReactNode }

/**
 * Dates and number of guests; opens the list of all villas with their prices for these dates. The dates are chosen in the house's own
 * calendar; without scripts, or where it cannot be loaded, in two date inputs, which carry them in any case.
 */
export function StaySearch({ days, asked, look, more = '', children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, choose] = useState<Omit<Asked, 'guests'>>(asked)
  const [guests, setGuests] = useState(asked.guests)
  const [open, setOpen] = useState(false)
  const [plain, setPlain] = useState(false)

  const openSheet = (event: MouseEvent | SubmitEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const giveUp = useCallback(() => {
    setOpen(false)
    setPlain(true)
  }, [])
  const close = () => {
    setOpen(false)
    form.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Form
        id={DATES}
        ref={form}
        action={href('/villas')}
        className="stay-search"
        aria-label={words.findFreeDates}
        onSubmit={(event) => !plain && !isComplete(event) && openSheet(event)}
      >
        <Link
          to={byLength(guests) + more}
          data-live
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={openSheet}
          hidden={plain}
          className="search-cell scripted"
        >
          <span className="text-ink-soft text-xs">{words.checkInCheckOut}</span>{' '}
          <span className="font-medium">{chosen.dates || words.addYourDays}</span>
        </Link>
        {dates.map(([name, caption]) => (
          <div key={name} className={`search-cell ${plain ? '' : 'unscripted'}`}>
            <label htmlFor={toId(name)} className="text-ink-soft text-xs">
              {caption}
            </label>
            <input
              id={toId(name)}
              type="date"
              name={name}
              min={days[name]}
              max={days.last}
              value={chosen[name]}
              onChange={({ currentTarget }) => choose({ ...chosen, [name]: currentTarget.value })}
            />
          </div>
        ))}
        <div className="search-cell">
          <label htmlFor="search-guests" className="text-ink-soft text-xs">
            {words.guests}
          </label>
          <select id="search-guests" name="guests" value={guests} onChange={({ currentTarget }) => setGuests(currentTarget.value)}>
            {days.parties.map((party, index) => (
              <option key={party} value={index + 1}>
                {party}
              </option>
            ))}
          </select>
        </div>
        {children}
        <Button look={look} className="min-h-14 px-8">
          {words.seePrices}
        </Button>
      </Form>
      {open && (
        <Suspense>
          <SearchSheet
            chosen={chosen}
            guests={guests}
            more={more}
            choose={choose}
            under={form.current}
            search={() => form.current?.requestSubmit()}
            close={close}
            giveUp={giveUp}
          />
        </Suspense>
      )}
    </>
  )
}

const isComplete = ({ currentTarget }: SubmitEvent): boolean => {
  const typed = new FormData(currentTarget as HTMLFormElement)
  return Boolean(typed.get('checkIn') && typed.get('checkOut'))
}

/** The search by length and months, where no days are known yet. */
const byLength = (guests: string) => `${href('/villas')}?${new URLSearchParams({ length: '7', guests })}`
