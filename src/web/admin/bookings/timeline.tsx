import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { TimelineVilla } from '#contract/timeline.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { timelineRow } from '#domain/bookings/timeline.ts'
import { addDays, type CalendarDay, daysBetween, daysFrom } from '#domain/calendar-day.ts'
import type { Month } from '#domain/month.ts'
import { monthDay } from '#words/en/days.ts'
import * as words from '#words/en/office-timeline.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { useMay } from '../use-may.ts'
import { ChosenNights } from './chosen-nights.tsx'
import { FreeNights } from './free-nights.tsx'
import type { Layer } from './layers.ts'
import type { Marked } from './marked.ts'
import { MonthBands, type ShownDays } from './month-bands.tsx'
import { StayBar } from './stay-bar.tsx'
import { StayDrawer } from './stay-drawer.tsx'
import { isLong } from './track-days.ts'
import { useBarDrag } from './use-bar-drag.ts'
import { type BarMove, useBarMove } from './use-bar-move.ts'
import { type Chosen, useNightChoice } from './use-night-choice.ts'
import { useRovingFocus } from './use-roving-focus.ts'

type Props = {
  villas: TimelineVilla[]
  from: CalendarDay
  days: number
  today: CalendarDay
  /** Of a house with few villas: its nights by months. */
  bands: { months: readonly Month[]; shown: ShownDays } | null
  hidden: readonly Layer[]
  result: FormResult | undefined
}

// Loaded when a stay is moved.
const MovedStay = lazy(() => import('./moved-stay.tsx'))

const NOTHING = { chosen: null, moved: null }

/** The nights of all villas: what takes them, what guests get of the free ones, and what is chosen. */
export function Timeline({ villas, from, days, today, bands, hidden, result }: Props) {
  const root = useRef<HTMLElement>(null)
  const restrict = useRef<HTMLFormElement>(null)
  // One of both is marked.
  const [{ chosen, moved }, mark] = useState<{ chosen: Chosen | null; moved: BarMove | null }>(NOTHING)
  const choose = (nights: Chosen | null) => mark({ chosen: nights, moved: null })
  const move = (stay: BarMove | null) => mark({ chosen: null, moved: stay })
  const [opened, open] = useState<number | null>(null)
  const keys = useKeys({ root, restrict, chosen, choose, moved, move, open })
  const marked = moved ?? chosen
  // What is read anew has the nights that were restricted, and the stay where it was moved to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each answer once
  useEffect(() => mark(NOTHING), [villas])
  const getName = (villaId: number | undefined) => villas.find(({ id }) => id === villaId)?.name ?? ''
  const least = chosen && villas.find(({ id }) => id === chosen.villaId)?.leastNights.findLast((one) => one.from <= chosen.from)?.nights
  return (
    <>
      <section
        ref={root}
        className={bands ? 'bands' : 'timeline'}
        data-many={(bands && villas.length > MOST_COLUMNS) || undefined}
        data-hidden={hidden.join(' ') || undefined}
        aria-label={words.nightsOfVillas}
        {...keys}
      >
        {bands ? (
          <MonthBands villas={villas} {...bands} today={today} marked={marked} />
        ) : (
          <Endless villas={villas} from={from} days={days} today={today} marked={marked} />
        )}
      </section>
      <ChosenNights
        key={chosen ? 'chosen' : 'none'}
        form={restrict}
        chosen={chosen}
        villa={getName(chosen?.villaId)}
        least={least ?? 1}
        choose={choose}
        today={today}
        result={result}
      />
      {moved && (
        <Suspense>
          <MovedStay
            key={moved.bookingId}
            moved={moved}
            villa={getName(moved.villaId)}
            inTheWay={findInTheWay(villas, moved)}
            leave={() => move(null)}
            result={result}
          />
        </Suspense>
      )}
      <StayDrawer bookingId={opened} close={() => open(null)} />
    </>
  )
}

/** The stay that has some of the nights to which a booking was moved. */
const findInTheWay = (villas: TimelineVilla[], { villaId, from, until, bookingId }: BarMove) =>
  villas
    .find(({ id }) => id === villaId)
    ?.stays.find((stay) => stay.bookingId !== Number(bookingId) && stay.checkIn < until && stay.checkOut > from)

/** Columns of villas beside each other on a phone; more are swiped. */
const MOST_COLUMNS = 5

type Keys = {
  root: RefObject<HTMLElement | null>
  restrict: RefObject<HTMLFormElement | null>
  chosen: Chosen | null
  choose: (chosen: Chosen | null) => void
  moved: BarMove | null
  move: (moved: BarMove | null) => void
  open: (bookingId: number) => void
}

const findBooking = (target: EventTarget): number | null => {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null
  return bar ? Number(bar.dataset.booking) : null
}

/** What mouse, finger and keys do to nights and stays. */
function useKeys({ root, restrict, chosen, choose, moved, move, open }: Keys) {
  const may = useMay()
  const moveFocus = useRovingFocus(root)
  const { pressed, extended } = useNightChoice({ root, chosen, choose })
  const { grabbed } = useBarDrag(root, move)
  const shifted = useBarMove({ moved, move })
  /** Space opens beside the calendar what Enter opens as a page; `r` restricts what is chosen. */
  const acted = (event: KeyboardEvent): boolean => {
    const booking = event.key === ' ' ? findBooking(event.target) : null
    if (booking !== null) {
      event.preventDefault()
      open(booking)
      return true
    }
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.code !== 'KeyR' || !plain || !restrict.current) return false
    restrict.current.requestSubmit()
    return true
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (acted(event)) return
      if (may(forRoles.management) && shifted(event)) return
      if (!(may(forRoles.desk) && extended(event))) moveFocus(event)
    },
    onPointerDown: (event: React.PointerEvent) => {
      if (!(may(forRoles.management) && grabbed(event)) && may(forRoles.desk)) pressed(event)
    },
    onClickCapture: (event: MouseEvent) => {
      const booking = findBooking(event.target)
      // The keyboard's Enter, which clicks without a pointer, opens the page; so do the keys for another tab.
      const plain = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (booking === null || !plain || event.defaultPrevented) return
      event.preventDefault()
      open(booking)
    },
  }
}

type EndlessProps = Pick<Props, 'villas' | 'from' | 'days' | 'today'> & { marked: Marked | null }

/** Villas as rows, all days as columns of one table that scrolls. */
const Endless = ({ villas, from, days, today, marked }: EndlessProps) => (
  <table style={{ '--days': days, '--today': daysBetween(from, today) } as CSSProperties}>
    <thead>
      <tr>
        <th scope="col">{words.villa}</th>
        <th scope="col" className="timeline-track">
          <span className="sr-only">{words.days}</span>
          <Days from={from} days={days} />
        </th>
      </tr>
    </thead>
    <tbody>
      {villas.map((villa) => (
        <Row key={villa.id} villa={villa} from={from} days={days} today={today} marked={marked?.villaId === villa.id ? marked : null} />
      ))}
    </tbody>
  </table>
)

const columns = (start: number, nights: number): CSSProperties => ({ gridColumn: `${start + 1} / span ${nights}` })

/** From one column to before another, as far as both are in the window. */
function columnsWithin(days: number, start: number, end: number): CSSProperties {
  const first = Math.min(Math.max(start, 0), days - 1)
  return columns(first, Math.max(1, Math.min(end, days) - first))
}

/** Weeks with the date of their first day, and the number of each day. */
const Days = memo(function Days({ from, days }: Pick<Props, 'from' | 'days'>) {
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, week) => week * 7)
  return (
    <>
      {weeks.map((start) => (
        <span key={start} aria-hidden="true" className="timeline-week" style={columns(start, Math.min(7, days - start))}>
          {monthDay(addDays(from, start))}
          {(start === 0 || addDays(from, start).slice(5, 7) === '01') && ` ${addDays(from, start).slice(0, 4)}`}
        </span>
      ))}
      {daysFrom(from, addDays(from, days)).map((day, index) => (
        <span key={day} aria-hidden="true" className="timeline-day" style={columns(index, 1)}>
          {Number(day.slice(8))}
        </span>
      ))}
    </>
  )
})

type RowProps = Omit<EndlessProps, 'villas'> & { villa: TimelineVilla }

const Row = memo(function Row({ villa, from, days, today, marked }: RowProps) {
  const { bars, free, lanes } = timelineRow(villa.stays, villa, { from, days, today })
  return (
    <tr data-villa={villa.id}>
      <th scope="row">{villa.name}</th>
      <td className="timeline-track" data-from={from} data-days={days} style={{ '--lanes': lanes } as CSSProperties}>
        {free.map((nights) => (
          <FreeNights key={nights.start} nights={nights} style={columns(nights.start, nights.nights)} />
        ))}
        {bars.map(({ stay, start, nights, lane, before, after }) => (
          <StayBar
            key={`${stay.bookingId} ${start} ${lane}`}
            stay={stay}
            today={today}
            cell={start}
            before={before}
            after={after}
            bare={!isLong(nights)}
            style={{ ...columns(start, nights), gridRow: lane + 1 }}
          />
        ))}
        {marked && (
          <span
            className="timeline-chosen"
            data-moved={'bookingId' in marked || undefined}
            style={columnsWithin(days, daysBetween(from, marked.from), daysBetween(from, marked.until))}
          />
        )}
      </td>
    </tr>
  )
})
