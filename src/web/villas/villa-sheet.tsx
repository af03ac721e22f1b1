import { type ComponentProps, type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type DateSheet from '../bookings/date-sheet.tsx'
import type { ChosenStay } from '../bookings/use-chosen-stay.ts'
import type { useVillaNights } from './use-villa-nights.ts'

type SheetProps = ComponentProps<typeof DateSheet>

const Sheet = lazy<ComponentType<SheetProps>>(() => import('../bookings/date-sheet.tsx').catch(() => ({ default: ToCalendar })))

const CALENDAR = 'dates'

/** Where the sheet cannot be loaded, the calendar of the page is there. */
function ToCalendar({ giveUp }: SheetProps) {
  useEffect(giveUp, [giveUp])
  return null
}

/** The villa's own calendar above the page, opened by what leads to the dates. */
export function useVillaSheet(found: ReturnType<typeof useVillaNights>, { picked, choose }: ChosenStay) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { load, nights, failed } = found
  const open = useCallback(
    (by: HTMLElement) => {
      load()
      setOpener(by)
    },
    [load],
  )
  const shown = useMemo(() => nights && { availability: nights.availability, rates: nights.prices.rates, near: null }, [nights])
  const close = () => {
    setOpener(null)
    // Once dates are chosen the bar leads on to the booking.
    const left = opener?.isConnected ? opener : document.querySelector<HTMLElement>('.stay-bar a')
    left?.focus({ preventScroll: true })
  }
  const giveUp = useCallback(() => {
    setOpener(null)
    document.getElementById(CALENDAR)?.scrollIntoView()
  }, [])
  const sheet = opener && (
    <Suspense>
      <Sheet nights={shown} failed={failed} selection={picked} choose={choose} under={opener.closest('dl')} close={close} giveUp={giveUp} />
    </Suspense>
  )
  return { open, sheet }
}
