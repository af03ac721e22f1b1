import type { PointerEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import { movedAddress } from './moved-address.ts'
import { findDay, findTrack } from './track-days.ts'

/** Less is a click. */
const LEAST_PIXELS = 6

type Point = { clientX: number; clientY: number }

/**
 * Drags the bar of a booking with the mouse to other days or another villa. It changes nothing: it opens the page that shows what would
 * change, and asks.
 */
export function useBarDrag(root: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()

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
      const address = to && onto && changeAddress(bar, daysBetween(grabbedDay, findDay(onto, to)), onto)
      if (address) void navigate(address)
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

/** The page that asks about the change; null where nothing would change. */
function changeAddress(bar: HTMLElement, days: number, track: HTMLElement): string | null {
  const villaId = Number(track.closest('tr')?.dataset.villa)
  if (days === 0 && villaId === Number(bar.closest('tr')?.dataset.villa)) return null
  const { dataset } = bar
  return movedAddress({
    bookingId: dataset.booking ?? '',
    villaId,
    from: addDays(dataset.checkIn ?? '', days),
    until: addDays(dataset.checkIn ?? '', days + Number(dataset.stayNights)),
  })
}
