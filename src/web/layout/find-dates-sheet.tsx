import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { searchFor, villasFor } from '../search/addresses.ts'
import { rememberedDates } from '../search/remembered-dates.ts'
import SearchSheet from '../search/search-sheet.tsx'
import { useSite } from './use-site.ts'

export type FindDatesSheetProps = { under: HTMLElement; close: () => void }

const PARTY = 2
const NONE = { checkIn: '', checkOut: '', dates: '' }

/** The calendar of the whole house, opened from the header: with the guests of the page, and its dates or those that the browser remembers. */
export default function FindDatesSheet({ under, close }: FindDatesSheetProps) {
  const shown = new URLSearchParams(useSite()?.stay)
  const navigate = useNavigate()
  const guests = Number(shown.get('guests')) || PARTY
  const [chosen, choose] = useState(() => {
    const [checkIn, checkOut] = [shown.get('checkIn'), shown.get('checkOut')]
    return checkIn && checkOut ? { checkIn, checkOut, dates: '' } : (rememberedDates() ?? NONE)
  })
  const { checkIn, checkOut } = chosen
  return (
    <SearchSheet
      chosen={chosen}
      guests={String(guests)}
      choose={choose}
      under={under}
      search={() => void navigate(searchFor({ checkIn, checkOut, guests }))}
      close={close}
      giveUp={() => {
        close()
        void navigate(shown.has('guests') ? villasFor(guests, {}) : href('/villas'))
      }}
    />
  )
}
