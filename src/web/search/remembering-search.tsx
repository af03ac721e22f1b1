import { type ComponentProps, useEffect, useState } from 'react'
import type { Stay } from '#domain/stay.ts'
import { rememberedStay } from './remembered-stay.ts'
import { StaySearch } from './stay-search.tsx'

type Props = Required<ComponentProps<typeof StaySearch>> & {
  /** The address names dates, which then stand in the form. */
  dated: boolean
}

/** The form with the dates of the address, else with those that this browser remembers. */
export function RememberingSearch({ asked, dated, days }: Props) {
  const [last, setLast] = useState<Stay | null>(null)
  useEffect(() => setLast(rememberedStay()), [])
  const shown = !dated && last && last.checkIn >= days.checkIn ? { ...asked, checkIn: last.checkIn, checkOut: last.checkOut } : asked
  return <StaySearch key={Object.values(shown).join()} days={days} asked={shown} />
}
