import { Fragment, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { href, useLocation } from 'react-router'
import type { CalendarEntry, MonthSum } from '#contract/booking-entries.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { toMonth } from '#domain/month.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange, formatMonth } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { changeStayOrPrice } from '#words/en/office-stay.ts'
import { Link } from '../../ui/link.tsx'
import { amountHead, ColumnHeads } from '../column-heads.tsx'
import { RowMenu } from '../row-menu.tsx'
import { State, StatusMenu } from '../status-menu.tsx'
import { useMay } from '../use-may.ts'
import { type sorts, toBooking, toChange, withDialog } from './asked.ts'
import { NextStep } from './next-step.tsx'
import type { Selection } from './use-selection.ts'

// Loaded when a key opens it.
const StayDrawer = lazy(() => import('./stay-drawer.tsx').then(({ StayDrawer }) => ({ default: StayDrawer })))

type Sort = (typeof sorts)[number]
/** `months`: of a list in the order of arrivals. `list`: the filter, with which a booking's page leads to the next one. */
type Props = { bookings: CalendarEntry[]; months: MonthSum[]; sort: Sort; list: string; selection: Selection }

const listHeads = (sort: Sort) => [
  words.guest,
  words.villa,
  { name: words.stay, shown: <ByArrival sort={sort} />, sort: sort === 'arrival' ? ('ascending' as const) : undefined },
  { ...amountHead(words.nightsColumn), cell: 'count' },
  { ...amountHead(words.guests), cell: 'count' },
  words.status,
  amountHead(words.total),
  amountHead(words.stillToPay),
  words.whatIsNext,
]

/** One line for each booking, with its actions in a menu; two lines on phones. */
export function BookingsList({ bookings, months, sort, list, selection }: Props) {
  const [glanced, glance] = useState<number | null>(null)
  const open = (event: KeyboardEvent) => {
    const row = event.key === ' ' && (event.target as Element).matches('.list-main') && (event.target as Element).closest('[data-booking]')
    if (!row) return
    event.preventDefault()
    glance(Number(row.getAttribute('data-booking')))
  }
  return (
    <>
      <table className="list">
        <ColumnHeads heads={listHeads(sort)} menu />
        <tbody onKeyDown={open}>
          {bookings.map((booking, at) => (
            <Fragment key={booking.id}>
              <MonthHead booking={booking} before={bookings[at - 1]} months={months} />
              <Row booking={booking} withYear={months.length === 0} list={list} selection={selection} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {glanced !== null && (
        <Suspense>
          <StayDrawer bookingId={glanced} close={() => glance(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Sorts by arrival; and anew, as the list was made. */
function ByArrival({ sort }: { sort: Sort }) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('page')
  query.set('sort', sort === 'arrival' ? 'made' : 'arrival')
  return (
    <Link to={`?${query}`} className="list-sort">
      {words.stay}
    </Link>
  )
}

/** Above the first booking of a month. */
function MonthHead({ booking, before, months }: { booking: CalendarEntry; before: CalendarEntry | undefined; months: MonthSum[] }) {
  const month = toMonth(booking.checkIn)
  const sum = months.find((one) => one.month === month)
  if (!sum || (before && toMonth(before.checkIn) === month)) return null
  return (
    <tr className="list-group">
      <th colSpan={6} scope="colgroup">
        <b>{formatMonth(month)}</b> {counts.bookings(sum.bookings)}
      </th>
      <td className="amount">{formatEuros(sum.total)}</td>
      <td colSpan={3} />
    </tr>
  )
}

type RowProps = Pick<Props, 'list' | 'selection'> & { booking: CalendarEntry; withYear: boolean }

function Row({ booking, withYear, list, selection }: RowProps) {
  const { id = 0, bookingNumber = '', villa = '', checkIn, checkOut, nights = 0, status, guest, specialRequests, hidden } = booking
  const may = useMay()
  const restricted = status === 'restricted'
  const from = `?${new URLSearchParams({ list })}`
  const ask = (change?: string) => toBooking(id, from, change ? { change } : {})
  const amount = (cents = 0) => (restricted ? '–' : formatEuros(cents))
  return (
    <tr data-row={restricted ? 'quiet' : ''} data-booking={restricted ? undefined : id}>
      <td data-cell="main">
        {!restricted && !hidden && <Tick booking={booking} selection={selection} />}
        <Link to={ask()} className="list-main">
          {restricted ? specialRequests || words.restrictDates : guest?.name}
        </Link>
      </td>
      <td data-cell="wide">{villa}</td>
      <td data-cell="second">
        <span className="list-narrow">{villa}, </span>
        {briefRange(checkIn, checkOut, withYear)}
      </td>
      <td data-cell="count" className="amount">
        {nights}
      </td>
      <td data-cell="count" className="amount">
        {restricted ? '–' : guest?.guests}
      </td>
      <td data-cell="state">
        {restricted || hidden || !may(forRoles.management) ? (
          <State status={status} />
        ) : (
          <StatusMenu status={status} bookingNumber={bookingNumber} toChange={ask} />
        )}
      </td>
      <td data-cell="sum" className="amount">
        <span className="list-wide">{amount(booking.total)}</span>
        <span className="list-narrow">{booking.remaining ? <b>{amount(booking.remaining)}</b> : amount(booking.total)}</span>
      </td>
      <td data-cell="wide" className="amount">
        {booking.remaining ? <b>{amount(booking.remaining)}</b> : '–'}
      </td>
      <td data-cell="next">
        {booking.next && <NextStep next={booking.next} />}
        {hidden && !restricted && may(forRoles.management) && (
          <Link to={ask('restore')} className="link relative z-1 inline-block py-1">
            {words.bringBack}
            <span className="sr-only"> {words.booking3(bookingNumber)}</span>
          </Link>
        )}
      </td>
      <td data-cell="menu">
        <Actions booking={booking} change={toChange(id, from)} ask={ask} />
      </td>
    </tr>
  )
}

/** Chooses a booking, also by the key where it is hidden, which begins a choice. */
const Tick = ({ booking: { id = 0, bookingNumber = '', guest }, selection }: Pick<RowProps, 'booking' | 'selection'>) => (
  <input
    type="checkbox"
    hidden={selection.chosen === null}
    checked={selection.chosen?.has(id) ?? false}
    onChange={() => selection.toggle(id, guest?.email ?? '')}
    aria-label={words.chooseBooking(bookingNumber)}
    data-key="X"
    className="list-pick"
  />
)

function Actions({ booking, change, ask }: { booking: CalendarEntry; change: string; ask: (change?: string) => string }) {
  const { search } = useLocation()
  const may = useMay()
  const { id = 0, bookingNumber = '', status, remaining, hidden } = booking
  const restricted = status === 'restricted'
  const manages = may(forRoles.management)
  const of = <span className="sr-only"> {words.booking3(bookingNumber)}</span>
  return (
    <RowMenu id={`actions-${id}`} name={words.actionsOf(bookingNumber)}>
      {!restricted && (
        <li>
          <Link to={ask()}>
            {words.open}
            {of}
          </Link>
        </li>
      )}
      {!restricted && !hidden && may(forRoles.desk) && (
        <li>
          <Link to={withDialog(search, { edit: id })} preventScrollReset data-key="E">
            {words.edit}
            {of}
          </Link>
        </li>
      )}
      {!restricted && !hidden && manages && (
        <li>
          <Link to={change} data-key="C">
            {changeStayOrPrice}
            {of}
          </Link>
        </li>
      )}
      {!hidden && manages && (remaining ?? 0) > 0 && (
        <li>
          <Link to={ask('payment')} data-key="P">
            {words.recordAPayment}
            {of}
          </Link>
        </li>
      )}
      {!restricted && !hidden && may(forRoles.desk) && (
        <li>
          <Link to={`${href('/admin/dashboard/support')}?stay=${id}`} data-key="M">
            {words.writeToGuest}
            {of}
          </Link>
        </li>
      )}
      {may(restricted ? forRoles.desk : forRoles.management) && (
        <li>
          <Link
            to={restricted ? withDialog(search, { delete: id }) : ask(hidden ? 'restore' : 'delete')}
            preventScrollReset={restricted}
            className="menu-bad"
          >
            {hidden ? words.bringBack : words.deleteIt}
            {of}
          </Link>
        </li>
      )}
    </RowMenu>
  )
}
