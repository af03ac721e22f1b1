import { Form, href } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/home.ts'
import { Button } from '../ui/button.tsx'

const dates = [
  ['checkIn', words.checkIn],
  ['checkOut', words.checkOut],
] as const
const toId = (name: string) => `search-${name}`

/** Id of the input of the first day. */
export const CHECK_IN = toId('checkIn')

const partySizes = [1, 2, 3, 4, 5, 6]
const label = 'mb-1.5 block font-semibold text-sm'
const control = 'input max-sm:px-1.5 max-sm:text-base'

/** First and last day of the date inputs. */
export type SearchDays = { checkIn: CalendarDay; checkOut: CalendarDay; last: CalendarDay }

/** The search, as in the URL. */
export type Asked = { checkIn: string; checkOut: string; guests: string }

type Props = { days: SearchDays; asked: Asked }

/** Dates and number of guests; opens the list of all villas with their prices for these dates. */
export function StaySearch({ days, asked }: Props) {
  return (
    <Form
      action={href('/villas')}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] items-end gap-3 rounded-soft bg-chalk p-4 text-ink sm:gap-4 sm:p-5 lg:grid-cols-[1fr_1fr_0.7fr_auto]"
      aria-label={words.findFreeDates}
    >
      {dates.map(([name, caption]) => (
        <div key={name}>
          <label htmlFor={toId(name)} className={label}>
            {caption}
          </label>
          <input id={toId(name)} type="date" name={name} min={days[name]} max={days.last} defaultValue={asked[name]} className={control} />
        </div>
      ))}
      <div>
        <label htmlFor="search-guests" className={label}>
          {words.guests}
        </label>
        <select id="search-guests" name="guests" defaultValue={asked.guests} className={control}>
          {partySizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <Button look="act" className="min-h-12 px-4">
        {words.seePrices}
      </Button>
    </Form>
  )
}
