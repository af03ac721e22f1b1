import { type ReactNode, useEffect, useRef } from 'react'
import type { Availability } from '#domain/availability.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { NightlyRates } from '#domain/pricing/rate-card.ts'
import * as words from '#words/en/booking.ts'
import * as controls from '#words/en/controls.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange } from '#words/en/days.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Calendar } from './calendar.tsx'

/** What the calendar shows. `near`: a day whose month is shown first, where no dates are chosen. */
export type OpenNights = { availability: Availability; rates: NightlyRates; near: CalendarDay | null }

type Props = {
  /** Null while they are loaded. */
  nights: OpenNights | null
  failed: boolean
  selection: Selection
  choose: (selection: Selection) => void
  /** Below what it opens on wide screens; on others it fills the screen. */
  under: HTMLElement | null
  close: () => void
  /** Where the nights cannot be read: the guest types the dates instead. */
  giveUp: () => void
  /** What to do with the chosen dates, where it is more than closing. */
  next?: { label: string; go: () => void }
  /** Another way to choose, in the head. */
  children?: ReactNode
}

const WIDE = '(width >= 64rem)'
const GAP_PX = 8

/** The house's own calendar above the page: a sheet on phones, else a popover below the fields that it fills in. */
export default function DateSheet({ nights, failed, selection, choose, under, close, giveUp, next, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const place = () => {
      const box = under?.getBoundingClientRect()
      if (!box || !matchMedia(WIDE).matches) return dialog.removeAttribute('style')
      dialog.style.top = `${box.bottom + scrollY + GAP_PX}px`
      dialog.style.left = `${Math.max(0, Math.min(box.left, innerWidth - dialog.offsetWidth - GAP_PX))}px`
    }
    dialog.showModal()
    place()
    addEventListener('resize', place)
    return () => {
      removeEventListener('resize', place)
      dialog.close()
    }
  }, [under])
  const { checkIn, checkOut } = selection
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click outside
    <dialog
      ref={ref}
      aria-label={words.whenAreYouComing}
      onClose={close}
      onClick={({ target }) => target === ref.current && close()}
      className="date-sheet"
    >
      <div className="flex min-h-full flex-col">
        <header className="top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-sand-line border-b bg-limewash px-5 py-3 max-lg:tall:sticky lg:border-b-0 lg:px-6">
          <p className="font-semibold">{words.whenAreYouComing}</p>
          <div className="max-sm:order-1 max-sm:w-full">{children}</div>
          <button type="button" onClick={close} aria-label={controls.close} className="-mr-2 grid size-11 place-items-center">
            <Icon shape={icons.close} />
          </button>
        </header>
        <div className="flex-1 px-5 py-3 lg:px-6">
          {failed && (
            <Notice tone="bad" title={words.calendarNotLoaded} announced>
              <Button type="button" small onClick={giveUp}>
                {words.typeTheDates}
              </Button>
            </Notice>
          )}
          {nights && (
            <Calendar {...nights} near={checkIn ?? nights.near ?? undefined} selection={selection} choose={choose} clear={false} listed />
          )}
          {!nights && !failed && (
            <div role="status">
              <span className="sr-only">{words.loadingTheCalendar}</span>
              <div className="skeleton h-[24rem]" />
            </div>
          )}
        </div>
        <footer className="bottom-0 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-sand-line border-t bg-limewash px-5 py-3 tall:sticky lg:px-6">
          <p className="text-sm tabular">
            {checkIn && checkOut ? (
              <>
                <b className="font-semibold">{briefRange(checkIn, checkOut, true)}</b>, {counts.nights(daysBetween(checkIn, checkOut))}
              </>
            ) : (
              <span className="text-ink-soft">{checkIn ? words.chooseCheckOut : words.chooseCheckIn}</span>
            )}
          </p>
          <div className="flex items-center gap-x-5">
            {checkIn && (
              <button type="button" onClick={() => choose({})} className="link link-alone text-sm">
                {words.clearDates}
              </button>
            )}
            {next && checkOut ? (
              <Button type="button" look="act" onClick={next.go}>
                {next.label}
              </Button>
            ) : (
              <Button type="button" small onClick={close}>
                {words.done}
              </Button>
            )}
          </div>
        </footer>
      </div>
    </dialog>
  )
}
