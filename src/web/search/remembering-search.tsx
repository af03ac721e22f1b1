import { useEffect, useState } from 'react'
import type { Stay } from '#domain/stay.ts'
import { rememberedStay } from './remembered-stay.ts'
import { type Asked, type SearchDays, StaySearch } from './stay-search.tsx'

type Props = {
  days: SearchDays
  asked?: Asked
  /** The address names dates, which then stand in the form. */
  dated?: boolean
}

const NOTHING: Asked = { checkIn: '', checkOut: '', guests: '2' }

/** The form with the dates of the address, else with those that this browser remembers. */
export function RememberingSearch({ days, asked = NOTHING, dated = false }: Props) {
  const [last, setLast] = useState<Stay | null>(null)
  useEffect(() => setLast(rememberedStay()), [])
  const shown = !dated && last && last.checkIn >= days.checkIn ? { ...asked, checkIn: last.checkIn, checkOut: last.checkOut } : asked
  return <StaySearch key={Object.values(shown).join()} days={days} asked={shown} />
}
