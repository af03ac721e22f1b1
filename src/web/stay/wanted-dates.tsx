import { useCallback, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type Stay, without } from '#domain/stay.ts'
import * as words from '#words/en/booking.ts'
import { formatDay } from '#words/en/days.ts'
import { prefix } from '#words/en/language.ts'
import DateSheet, { type OpenNights } from '../bookings/date-sheet.tsx'
import { PlainDates } from '../bookings/plain-dates.tsx'
import { useNights } from '../bookings/use-nights.ts'
import type { VillaNights } from '../routes/villa-nights.ts'

type Props = {
  /** The villa in which the stay shall be. */
  slug: string
  /** The stay as it is, if it is in that villa: its own nights can be chosen. */
  own: Stay | null
  selection: Selection
  min: CalendarDay
}

/** The dates of a stay that is changed, chosen in the villa's calendar; without scripts, or where it cannot be loaded, in date inputs. */
export function WantedDates({ slug, own, selection, min }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const [picked, pick] = useState(selection)
  const [open, setOpen] = useState(false)
  const [plain, setPlain] = useState(false)
  if (plain) return <PlainDates selection={picked} min={min} />
  const { checkIn, checkOut } = picked
  const days = [
    [words.checkIn, checkIn, words.chooseCheckIn],
    [words.checkOut, checkOut, words.chooseCheckOut],
  ] as const
  const close = () => {
    setOpen(false)
    field.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={field} className="scripted">
        <input type="hidden" name="checkIn" value={checkIn ?? ''} />
        <input type="hidden" name="checkOut" value={checkOut ?? ''} />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="grid w-full grid-cols-2 rounded-soft border border-field bg-limewash text-left tabular"
        >
          {days.map(([name, day, missing]) => (
            <span key={name} className="border-field px-3.5 py-2 last:border-l">
              <span className="block text-ink-soft text-xs">{name} </span>
              <span className="block font-semibold">{`${day ? formatDay(day) : missing} `}</span>
            </span>
          ))}
        </button>
      </div>
      {/* After the hidden fields: of two values the last counts. */}
      <noscript>
        <PlainDates selection={selection} min={min} />
      </noscript>
      {open && (
        <Sheet slug={slug} own={own} selection={picked} choose={pick} under={field.current} close={close} giveUp={() => setPlain(true)} />
      )}
    </>
  )
}

type SheetProps = Omit<Props, 'min'> & {
  choose: (selection: Selection) => void
  under: HTMLElement | null
  close: () => void
  giveUp: () => void
}

function Sheet({ slug, own, ...sheet }: SheetProps) {
  const read = useCallback(
    ({ availability, prices }: VillaNights): OpenNights => ({
      availability: { ...availability, taken: own ? without(availability.taken, own) : availability.taken },
      rates: prices.rates,
      near: own?.checkIn ?? null,
    }),
    [own],
  )
  return <DateSheet {...sheet} {...useNights(prefix + href('/villas/:slug/free-nights', { slug }), read)} />
}
