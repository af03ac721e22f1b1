import { href } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { briefRange } from '#words/en/days.ts'
import { seePrices } from '#words/en/home.ts'
import { prefix } from '#words/en/language.ts'
import { byLength } from '#words/en/months.ts'
import DateSheet, { type OpenNights } from '../bookings/date-sheet.tsx'
import { useNights } from '../bookings/use-nights.ts'
import { Link } from '../ui/link.tsx'
import { startsFor } from './month-addresses.ts'
import type { Asked } from './stay-search.tsx'

type Dates = Omit<Asked, 'guests'>

/** `giveUp`: the guest types the dates instead. */
export type SearchSheetProps = {
  chosen: Dates
  guests: string
  /** The end of an address. */
  more?: string
  choose: (dates: Dates) => void
  under: HTMLElement | null
  search: () => void
  close: () => void
  giveUp: () => void
}

const WEEK = 7

/** The calendar of the whole house, for a search. */
export default function SearchSheet({ chosen, guests, more = '', choose, under, search, close, giveUp }: SearchSheetProps) {
  // The nights of all villas with room for the guests.
  const { nights, failed } = useNights(`${prefix}${href('/free-nights')}?${new URLSearchParams({ guests })}`, asTold)
  const pick = ({ checkIn = '', checkOut = '' }: Selection) =>
    choose({ checkIn, checkOut, dates: checkIn && checkOut ? briefRange(checkIn, checkOut, true) : '' })
  return (
    <DateSheet
      nights={nights}
      failed={failed}
      selection={readSelection(chosen)}
      choose={pick}
      under={under}
      close={close}
      giveUp={giveUp}
      next={{
        label: seePrices,
        go: () => {
          close()
          search()
        },
      }}
    >
      <Link to={startsFor({ nights: WEEK, months: [], guests: Number(guests) }) + more} className="link link-alone text-sm">
        {byLength}
      </Link>
    </DateSheet>
  )
}

function readSelection({ checkIn, checkOut }: Dates): Selection {
  if (!isUsableDay(checkIn)) return {}
  return isUsableDay(checkOut) ? { checkIn, checkOut } : { checkIn }
}

const asTold = (nights: OpenNights) => nights
