import type { PointerEvent, RefObject } from 'react'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import { findDay, findTrack } from './track-days.ts'
import type { BarMove } from './use-bar-move.ts'

/** Less is a click. */
const LEAST_PIXELS = 6

type Point = { clientX: number; clientY: number }

/**
 * Drags the bar of a booking with the mouse to other days or another villa. It changes nothing: what would change is shown beside it.
 */
export function useBarDrag(root: RefObject<HTMLElement | null>, move: (moved: BarMove) => void) {
  function grabbed(event: PointerEvent): boolean {
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-booking]') : null
    const track = findTrack(bar)
    if (!bar || !track || event.button !== 0 || event.pointerType === 'touch') return false
    const [startX, startY] = [event.clientX, event.clientY]
    const grabbedDay = findDay(track, event)
    const ended = new AbortController()
    const { signal } = ended
    let dragged = false
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        dragged ||= Math.hypot(clientX - startX, clientY - startY) >= LEAST_PIXELS
        if (!dragged) return
        bar.dataset.dragged = ''
        bar.style.translate = `${clientX - startX}px ${clientY - startY}px`
      },
      { signal },
    )
    const finish = (to: Point | null) => {
      ended.abort()
      delete bar.dataset.dragged
      bar.style.translate = ''
      if (!dragged) return
      // The click that follows immediately belongs to the drag.
      const click = new AbortController()
      document.addEventListener('click', swallow, { capture: true, signal: click.signal })
      setTimeout(() => click.abort())
      const onto = to && trackAt(to)
      const moved = to && onto && moveTo(bar, daysBetween(grabbedDay, findDay(onto, to)), onto)
      if (moved) move(moved)
    }
    document.addEventListener('pointerup', finish, { signal })
    document.addEventListener('pointercancel', () => finish(null), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(null), { signal })
    return true
  }

  const trackAt = ({ clientX, clientY }: Point): HTMLElement | undefined =>
    [...(root.current?.querySelectorAll<HTMLElement>('tr[data-villa] > td') ?? [])].find((track) => {
      const { top, bottom, left, right } = track.getBoundingClientRect()
      return clientY >= top && clientY < bottom && clientX >= left && clientX < right
    })

  return { grabbed }
}

function swallow(click: Event): void {
  click.preventDefault()
  click.stopPropagation()
}

/** Where a bar was dragged to; null where nothing would change. */
function moveTo(bar: HTMLElement, days: number, track: HTMLElement): BarMove | null {
  const villaId = Number(track.closest('tr')?.dataset.villa)
  if (days === 0 && villaId === Number(bar.closest('tr')?.dataset.villa)) return null
  const { booking = '', name = '', checkIn = '', stayNights } = bar.dataset
  return { bookingId: booking, name, villaId, from: addDays(checkIn, days), until: addDays(checkIn, days + Number(stayNights)) }
}
