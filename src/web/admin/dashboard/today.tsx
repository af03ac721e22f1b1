import { useId } from 'react'
import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { DayAhead, StayOfToday, todayCalls } from '#contract/today.ts'
import { whatsAppLink } from '#domain/chat-links.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, formatDayWithWeekday, formatTime, shortDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-timeline.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type ComingDays = AnswerOf<typeof todayCalls.today>

const toPage = (bookingId: number) => href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })

/** Who arrives, is here and leaves, today and in the coming days, and what is due until then. */
export function Today({ coming: { days, inHouse, due } }: { coming: ComingDays }) {
  const [today, ...later] = days
  if (!today) return null
  return (
    <section aria-labelledby="today" className="space-y-6">
      <h2 id="today" className="text-xl">
        {words.todayIs(formatDayWithWeekday(today.day))}
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <Group title={words.arriving} stays={today.arrivals} empty={words.nobodyArrives} changeovers={today.changeovers} arriving />
        <Group title={words.inHouse} stays={inHouse} empty={words.noGuestsInTheHouse} />
        <Group title={words.leaving} stays={today.departures} empty={words.nobodyLeaves} changeovers={today.changeovers} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <section className="panel lg:col-span-2" aria-labelledby="next-days">
          <h3 id="next-days" className="text-lg">
            {words.nextDays}
          </h3>
          <LaterDays days={later} />
        </section>
        <section className="panel" aria-labelledby="due-soon">
          <h3 id="due-soon" className="text-lg">
            {words.dueSoon}
          </h3>
          <DueStages due={due} />
        </section>
      </div>
    </section>
  )
}

type GroupProps = { title: string; stays: StayOfToday[]; empty: string; changeovers?: number[]; arriving?: boolean }

function Group({ title, stays, empty, changeovers = [], arriving = false }: GroupProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
        {stays.length > 0 && <span className="text-ink-soft"> ({stays.length})</span>}
      </h3>
      {stays.length === 0 && <p className="mt-2 text-ink-soft text-sm">{empty}</p>}
      <ul>
        {stays.map((stay) => (
          <li key={`${stay.villaId} ${stay.checkIn} ${stay.bookingId}`} className="border-sand-line border-b py-3 last:border-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <strong>{stay.villa}</strong>
              {changeovers.includes(stay.villaId) && <Tag>{words.changeover}</Tag>}
            </p>
            <Who stay={stay} />
            <p className="text-ink-soft text-sm">
              {arriving ? words.until(shortDay(stay.checkOut)) : words.from(shortDay(stay.checkIn))}
              {!arriving && `, ${words.until(shortDay(stay.checkOut))}`}
            </p>
            {arriving && <ArrivalTime stay={stay} />}
            {stay.remaining > 0 && <p className="font-semibold text-brick text-sm">{words.stillToPay(formatEuros(stay.remaining))}</p>}
            {stay.specialRequests && <p className="text-sm [overflow-wrap:anywhere]">{stay.specialRequests}</p>}
            <Reach stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Tag = ({ children }: { children: string }) => (
  <span className="rounded-soft bg-aegean-mist px-2 py-0.5 font-semibold text-sm">{children}</span>
)

function Who({ stay: { bookingId, platform, guestName, guests } }: { stay: StayOfToday }) {
  if (bookingId === null) return <p className="text-sm">{words.soldBy(platform ?? '')}</p>
  return (
    <p className="text-sm">
      <Link to={toPage(bookingId)} className="link inline-block py-0.5">
        {guestName}
      </Link>
      , {counts.guests(guests)}
    </p>
  )
}

const ArrivalTime = ({ stay: { bookingId, arrivalTime } }: { stay: StayOfToday }) =>
  bookingId === null ? null : <p className="text-sm">{arrivalTime ? words.arrivalTime(formatTime(arrivalTime)) : words.noArrivalTime}</p>

/** Buttons that call the guest or open a message, as large as a thumb. */
function Reach({ stay: { phone, email, guestName } }: { stay: StayOfToday }) {
  const chat = whatsAppLink(phone)
  const ways: [to: string, label: string][] = []
  if (phone) ways.push([phoneLink(phone), words.call])
  if (chat) ways.push([chat, words.whatsApp])
  if (email) ways.push([mailLink(email), words.write])
  if (ways.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {ways.map(([to, label]) => (
        <LinkButton key={label} to={to} reloadDocument small>
          {label}
          <span className="sr-only"> {guestName}</span>
        </LinkButton>
      ))}
    </p>
  )
}

function LaterDays({ days }: { days: DayAhead[] }) {
  const busy = days.filter(({ arrivals, departures }) => arrivals.length + departures.length > 0)
  if (busy.length === 0) return <p className="mt-2 text-ink-soft text-sm">{words.nothingInTheNextDays}</p>
  return (
    <ul>
      {busy.map(({ day, arrivals, departures, changeovers }) => (
        <li key={day} className="border-sand-line border-b py-3 last:border-0 last:pb-0">
          <p className="font-semibold">{formatDayWithWeekday(day)}</p>
          <ul className="text-sm">
            {departures.map((stay) => (
              <Move key={`out ${stay.villaId} ${stay.bookingId}`} stay={stay} />
            ))}
            {arrivals.map((stay) => (
              <Move key={`in ${stay.villaId} ${stay.bookingId}`} stay={stay} arriving changeover={changeovers.includes(stay.villaId)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Move({ stay, arriving = false, changeover = false }: { stay: StayOfToday; arriving?: boolean; changeover?: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">{arriving ? words.arrives : words.leaves}</span>
          <span>{stay.villa}</span>
          {changeover && <Tag>{words.changeover}</Tag>}
        </p>
        <Who stay={stay} />
        {arriving && <ArrivalTime stay={stay} />}
      </div>
      <Reach stay={stay} />
    </li>
  )
}

function DueStages({ due }: Pick<ComingDays, 'due'>) {
  if (due.length === 0) return <p className="mt-2 text-ink-soft text-sm">{words.nothingIsDue}</p>
  return (
    <ul className="text-sm tabular">
      {due.map(({ bookingId, bookingNumber, guestName, villa, amount, dueOn, overdue }) => (
        <li key={`${bookingId} ${dueOn}`} className="border-sand-line border-b py-3 last:border-0 last:pb-0">
          <Link to={toPage(bookingId)} className="link inline-block py-0.5">
            {bookingNumber}
          </Link>{' '}
          {guestName}, {villa}
          <span className="block">
            {formatEuros(amount)}{' '}
            {overdue ? <strong className="text-brick">{words.overdueSince(formatDay(dueOn))}</strong> : words.dueOn(formatDay(dueOn))}
          </span>
        </li>
      ))}
    </ul>
  )
}
