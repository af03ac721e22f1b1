import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { DayAhead, StayOfToday } from '#contract/today.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { whatsAppLink } from '#domain/chat-links.ts'
import { phoneLink } from '#domain/contact-links.ts'
import { CHECK_OUT_TIME, nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday, formatTime, weekdayAndDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as dashboardWords from '#words/en/office-dashboard.ts'
import { askWhen } from '#words/en/office-letters.ts'
import * as words from '#words/en/office-timeline.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { useMay } from '../use-may.ts'
import { type ComingDays, toBoard, type VillaOnBoard } from './board.ts'

const toPage = (bookingId: number) => href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })

/** Who leaves, arrives and is in the house on a day: one line for each villa. */
export function Board({ coming, day }: { coming: ComingDays; day: string }) {
  const lines = toBoard(coming, day)
  const title = formatDayWithWeekday(day)
  return (
    <section aria-labelledby="today" className="today-board">
      <h2 id="today" className={day === coming.today ? 'sr-only' : 'today-day'}>
        {day === coming.today ? words.todayIs(title) : title}
      </h2>
      {lines.length > 0 && (
        <>
          <p className="today-heads" aria-hidden="true">
            <span>{words.villa}</span>
            <span>{words.leaving}</span>
            <span>{words.arriving}</span>
          </p>
          <ul>
            {lines.map((line) => (
              <BoardLine key={line.villaId} line={line} />
            ))}
          </ul>
        </>
      )}
      <Nobody lines={lines} />
    </section>
  )
}

/** One line about all that nobody does. */
function Nobody({ lines }: { lines: VillaOnBoard[] }) {
  const leaves = lines.some(({ leaving }) => leaving.length > 0)
  const arrives = lines.some(({ arriving }) => arriving.length > 0)
  if (leaves && arrives) return null
  const nobody = lines.length === 0 ? dashboardWords.nobodyOnThisDay : dashboardWords.nobodyMoves
  return <p className="today-nobody">{leaves ? words.nobodyArrives : arrives ? words.nobodyLeaves : nobody}</p>
}

function BoardLine({ line: { villa, leaving, arriving, staying } }: { line: VillaOnBoard }) {
  return (
    <li className="today-line">
      <h3>{villa}</h3>
      {leaving.map((stay) => (
        <Visit key={stay.checkIn} stay={stay} at="out" what={words.leaves} time={formatTime(CHECK_OUT_TIME)}>
          {stay.bookingId !== null && `${counts.guests(stay.guests)}, `}
          {counts.nights(nightCount(stay))}
        </Visit>
      ))}
      {arriving.map((stay) => (
        <Visit key={stay.checkIn} stay={stay} at="in" what={words.arrives} time={<ArrivalTime stay={stay} />}>
          {untilWhen(stay)}
        </Visit>
      ))}
      {staying.map((stay) => (
        <Visit key={stay.checkIn} stay={stay} at="here" what={words.inHouse}>
          {untilWhen(stay)}
        </Visit>
      ))}
    </li>
  )
}

const untilWhen = ({ bookingId, guests, checkOut }: StayOfToday): string => {
  const until = words.until(weekdayAndDay(checkOut))
  return bookingId === null ? until : `${counts.guests(guests)} ${until}`
}

/** Where it is not known, the question for it. */
function ArrivalTime({ stay: { bookingId, guestName, email, arrivalTime } }: { stay: StayOfToday }) {
  const may = useMay()
  if (arrivalTime) return formatTime(arrivalTime)
  if (bookingId === null) return null
  if (!email || !may(forRoles.management)) return <span className="today-wait">{dashboardWords.noTimeYet}</span>
  return (
    <Link to={`${toPage(bookingId)}?letter=arrival`} className="today-wait" title={askWhen(guestName)}>
      {dashboardWords.noTimeYet}
      <span className="sr-only">. {askWhen(guestName)}</span>
    </Link>
  )
}

type VisitProps = { stay: StayOfToday; at: 'out' | 'in' | 'here'; what: string; time?: ReactNode; children: ReactNode }

function Visit({ stay, at, what, time, children }: VisitProps) {
  const { bookingId, platform, guestName, remaining, specialRequests } = stay
  return (
    <div className="today-visit" data-at={at}>
      <p className="today-time">
        <span className={`today-what ${at === 'here' ? '' : 'md:sr-only'}`}>{what}</span> {time}
      </p>
      <div className="today-who">
        {bookingId === null ? (
          <b>{platform}</b>
        ) : (
          <Link to={toPage(bookingId)} className="today-name">
            {guestName}
          </Link>
        )}
        <p>
          {bookingId === null && `${words.soldBy(platform ?? '')}, `}
          {children}
          {remaining > 0 && <strong className="text-brick"> · {words.stillToPay(formatEuros(remaining))}</strong>}
        </p>
        {specialRequests && at !== 'out' && <p className="today-wish">{specialRequests}</p>}
      </div>
      <Reach stay={stay} />
    </div>
  )
}

/** Links that call the guest or open a message, on phones as large as a thumb. */
function Reach({ stay: { bookingId, email, phone, guestName }, className = '' }: { stay: StayOfToday; className?: string }) {
  const chat = whatsAppLink(phone)
  const ways: [to: string, label: string, icon: string][] = []
  if (phone) ways.push([phoneLink(phone), words.call, icons.phone])
  if (chat) ways.push([chat, words.whatsApp, icons.chat])
  if (email && bookingId !== null) ways.push([`${href('/admin/dashboard/support')}?stay=${bookingId}`, words.write, icons.mail])
  if (ways.length === 0) return null
  return (
    <p className={`today-ways ${className}`}>
      {ways.map(([to, label, icon]) => (
        <Link key={label} to={to} reloadDocument title={label}>
          <Icon shape={icon} className="size-4" />
          <span className="sr-only">
            {label} {guestName}
          </span>
        </Link>
      ))}
    </p>
  )
}

/** The days after today on which somebody arrives or leaves. */
export function NextDays({ days }: { days: DayAhead[] }) {
  const busy = days.filter(({ arrivals, departures }) => arrivals.length + departures.length > 0)
  return (
    <section aria-labelledby="next-days" className="today-next">
      <div className="today-part">
        <h2 id="next-days">{words.nextDays}</h2>
        <Link to={href('/admin/dashboard/changeovers')} className="link">
          {words.changeovers}
        </Link>
      </div>
      {busy.length === 0 && <p className="today-nobody">{words.nothingInTheNextDays}</p>}
      <ul className="today-days">
        {busy.map(({ day, arrivals, departures, changeovers }) => (
          <li key={day}>
            <h3>{weekdayAndDay(day)}</h3>
            <ul>
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
    </section>
  )
}

function Move({ stay, arriving = false, changeover = false }: { stay: StayOfToday; arriving?: boolean; changeover?: boolean }) {
  const { bookingId, platform, guestName, guests, villa } = stay
  return (
    <li className="today-move">
      <span className="text-ink-soft max-md:sr-only">{arriving ? words.arrives : words.leaves}</span>
      <span>{villa}</span>
      <span className="today-who">
        {bookingId === null ? (
          <b>{platform}</b>
        ) : (
          <>
            <Link to={toPage(bookingId)} className="today-name">
              {guestName}
            </Link>
            , {counts.guests(guests)}
          </>
        )}
      </span>
      <span className="today-when">
        <span className="md:hidden" aria-hidden="true">
          {arriving ? '↓ ' : '↑ '}
        </span>
        {arriving ? <ArrivalTime stay={stay} /> : formatTime(CHECK_OUT_TIME)}
        {changeover && (
          <span className="today-changeover max-md:hidden" title={words.changeover}>
            <Icon shape={icons.swap} className="size-4" />
            <span className="sr-only">{words.changeover}</span>
          </span>
        )}
      </span>
      <Reach stay={stay} className="max-md:hidden" />
    </li>
  )
}
