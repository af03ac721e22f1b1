import { useState } from 'react'
import { MOST_CHOSEN } from '#domain/bookings/most-chosen.ts'

/** `chosen`: e-mail addresses by booking, null while nothing is being chosen. */
export type Selection = {
  chosen: ReadonlyMap<number, string> | null
  toggle: (bookingId: number, email: string) => void
  begin: () => void
  end: () => void
}

/** Bookings chosen in the list, also on several of its pages. */
export function useSelection(): Selection {
  const [chosen, choose] = useState<Selection['chosen']>(null)
  const toggle = (bookingId: number, email: string) =>
    choose((before) => {
      const after = new Map(before)
      if (!after.delete(bookingId) && after.size < MOST_CHOSEN) after.set(bookingId, email)
      return after
    })
  return { chosen, toggle, begin: () => choose(new Map()), end: () => choose(null) }
}
