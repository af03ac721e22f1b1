import { useState } from 'react'
import { MOST_CHOSEN } from '#domain/bookings/most-chosen.ts'

/** `chosen`: e-mail addresses by booking, null while nothing is being chosen. `full`: one more was just refused. */
export type Selection = {
  chosen: ReadonlyMap<number, string> | null
  full: boolean
  toggle: (bookingId: number, email: string) => void
  begin: () => void
  end: () => void
}

/** Bookings chosen in the list, also on several of its pages. */
export function useSelection(): Selection {
  const [chosen, choose] = useState<Selection['chosen']>(null)
  const [full, setFull] = useState(false)
  const toggle = (bookingId: number, email: string) => {
    const after = new Map(chosen)
    const refused = !after.delete(bookingId) && after.size >= MOST_CHOSEN
    if (!refused && !chosen?.has(bookingId)) after.set(bookingId, email)
    choose(after)
    setFull(refused)
  }
  return { chosen, full, toggle, begin: () => choose(new Map()), end: () => choose(null) }
}
