import type { KeyboardEvent } from 'react'
import { addDays } from '#domain/calendar-day.ts'
import type { Moved } from './moved-address.ts'
import { findTrack, runsDown } from './track-days.ts'

export type BarMove = Moved & { name: string }

type Options = { moved: BarMove | null; move: (moved: BarMove | null) => void }

/** What the arrow keys change: days, or the number of the villa in the list. */
const steps: Readonly<Record<string, { days: number; villas: number }>> = {
  ArrowLeft: { days: -1, villas: 0 },
  ArrowRight: { days: 1, villas: 0 },
  ArrowUp: { days: 0, villas: -1 },
  ArrowDown: { days: 0, villas: 1 },
}

/** Where days run downwards the keys do, too. */
const turned = (step: (typeof steps)[string] | undefined) => step && { days: step.villas, villas: step.days }

/** Moves the bar of a booking that has the focus with Shift and the arrow keys: to other days, or to the villa above or below. */
export function useBarMove({ moved, move }: Options): (event: KeyboardEvent) => boolean {
  return (event) => {
    if (event.key === 'Escape' && moved) {
      move(null)
      return true
    }
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-booking]') : null
    const row = bar?.closest('tr')
    const track = findTrack(bar)
    const step = track && runsDown(track) ? turned(steps[event.key]) : steps[event.key]
    if (!bar || !row || !event.shiftKey || !step) return false
    event.preventDefault()
    const { booking = '', name = '', checkIn = '', stayNights } = bar.dataset
    const own = { bookingId: booking, name, villaId: Number(row.dataset.villa), from: checkIn, until: addDays(checkIn, Number(stayNights)) }
    const now = moved?.bookingId === booking ? moved : own
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[data-villa]') ?? [])]
    const at = rows.findIndex(({ dataset }) => Number(dataset.villa) === now.villaId)
    const other = rows[at + step.villas]
    const villaId = other ? Number(other.dataset.villa) : now.villaId
    move({ ...now, villaId, from: addDays(now.from, step.days), until: addDays(now.until, step.days) })
    return true
  }
}
