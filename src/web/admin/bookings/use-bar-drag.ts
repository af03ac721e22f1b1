import type { PointerEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { addDays } from '#domain/calendar-day.ts'
import { movedAddress } from './moved-address.ts'

/** Less is a click. */
const LEAST_PIXELS = 6

/**
 * Drags the bar of a booking with the mouse to other days or another villa. It changes nothing: it opens the page that shows what would
 * change, and asks.
 */
export function useBarDrag({ table, days }: { table: RefObject<HTMLTableElement | null>; days: number }) {
  const navigate = useNavigate()

  function grabbed(event: PointerEvent): boolean {
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-booking]') : null
    const track = bar?.closest('td')
    if (!bar || !track || event.button !== 0 || event.pointerType === 'touch') return false
    const [startX, startY] = [event.clientX, event.clientY]
    const dayWidth = track.getBoundingClientRect().width / days
    const ended = new AbortController()
    const { signal } = ended
    let dragged = false
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        dragged ||= Math.hypot(clientX - startX, clientY - startY) >= LEAST_PIXELS
        if (!dragged) return
        bar.dataset.dragged = ''
        bar.style.translate = `${Math.round((clientX - startX) / dayWidth) * dayWidth}px ${clientY - startY}px`
      },
      { signal },
    )
    const finish = (to: { clientX: number; clientY: number } | null) => {
      ended.abort()
      delete bar.dataset.dragged
      bar.style.translate = ''
      if (!dragged) return
      // The click that follows immediately belongs to the drag.
      const click = new AbortController()
      document.addEventListener('click', swallow, { capture: true, signal: click.signal })
      setTimeout(() => click.abort())
      const address = to && changeAddress(bar, Math.round((to.clientX - startX) / dayWidth), rowAt(to))
      if (address) void navigate(address)
    }
    document.addEventListener('pointerup', finish, { signal })
    document.addEventListener('pointercancel', () => finish(null), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(null), { signal })
    return true
  }

  const rowAt = ({ clientX, clientY }: { clientX: number; clientY: number }): HTMLElement | undefined =>
    [...(table.current?.querySelectorAll<HTMLElement>('tr[data-villa]') ?? [])].find((row) => {
      const { top, bottom, left, right } = row.getBoundingClientRect()
      return clientY >= top && clientY < bottom && clientX >= left && clientX < right
    })

  return { grabbed }
}

function swallow(click: Event): void {
  click.preventDefault()
  click.stopPropagation()
}

/** The page that asks about the change; null where nothing would change. */
function changeAddress(bar: HTMLElement, days: number, row: HTMLElement | undefined): string | null {
  if (!row || (days === 0 && row.contains(bar))) return null
  const { dataset } = bar
  return movedAddress({
    bookingId: dataset.booking ?? '',
    villaId: Number(row.dataset.villa),
    from: addDays(dataset.checkIn ?? '', days),
    until: addDays(dataset.checkIn ?? '', days + Number(dataset.stayNights)),
  })
}
