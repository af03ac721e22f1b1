import { href } from 'react-router'
import type { InboxStay, TalkTicket } from '#contract/inbox.ts'
import type { PlannedOfStay } from '#contract/message-templates.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { addDays } from '#domain/calendar-day.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import { formatTime, monthDay, weekdayAndDay } from '#words/en/days.ts'
import { formatEuros, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-inbox.ts'
import * as messageWords from '#words/en/office-messages.ts'
import * as supportWords from '#words/en/office-support.ts'
import { reasonLabels } from '#words/en/support.ts'
import { nameOf } from '#words/languages.ts'
import { Link } from '../../ui/link.tsx'
import { type FactRow, FactRows } from '../bookings/facts.tsx'
import { formatMoment } from '../format-moment.ts'
import { inBrief } from '../inbox/format-when.ts'
import { PlannedList } from '../messages/planned-list.tsx'
import { State } from '../status-menu.tsx'
import { useMay } from '../use-may.ts'
import { AskedFacts } from './asked-facts.tsx'
import { type Conversation, findTicket, statusNames } from './ticket.ts'

/** What is known of a conversation: the ticket that is open, the stay, its guest, and the other tickets. */
export function TalkFacts({ talk, planned, to }: { talk: Conversation; planned: PlannedOfStay | null; to: string }) {
  const { stay, asked, guest, tickets, others, today } = talk
  const may = useMay()
  const open = findTicket(talk)
  return (
    <aside className="talk-facts" aria-label={words.facts}>
      {open && <TicketFacts ticket={open} guest={guest} />}
      {stay && <StayFacts stay={stay} today={today} />}
      {asked && <AskedFacts asked={asked} today={today} />}
      <section>
        <h3>{words.guest}</h3>
        <FactRows
          rows={[
            [supportWords.email, !open && <MailAddress email={guest.email} />],
            [words.language, nameOf[guest.language]],
            [
              words.phone,
              guest.phone && (
                <a key="phone" href={phoneLink(guest.phone)} className="link">
                  {guest.phone}
                </a>
              ),
            ],
            [words.stays, guest.stays > 0 && formatNumber(guest.stays)],
            [
              words.stays,
              asked && asked.staysOfAddress > 0 && <StaysOfAddress key="stays" email={guest.email} stays={asked.staysOfAddress} />,
            ],
          ]}
        />
      </section>
      {stay && planned && (
        <section>
          <h3>{messageWords.planned}</h3>
          <PlannedList bookingId={stay.bookingId} sent={planned} to={to} />
        </section>
      )}
      {stay && stay.nights.length > 0 && <NightsBeside stay={stay} />}
      <TicketList title={words.ticketsOfStay} tickets={tickets.filter(({ id }) => id !== open?.id)} today={today} />
      <TicketList title={words.otherTicketsOfGuest} tickets={others} today={today} />
      {asked && may(forRoles.management) && (
        <p>
          <Link to={`${to}&erase=1`} preventScrollReset className="link">
            {words.eraseConversation}
          </Link>
        </p>
      )}
    </aside>
  )
}

const StaysOfAddress = ({ email, stays }: { email: string; stays: number }) => (
  <Link to={`${href('/admin/dashboard/bookings')}?${new URLSearchParams({ search: email })}`} className="link">
    {words.staysOfAddress(stays)}
  </Link>
)

const MailAddress = ({ email }: { email: string }) =>
  email && (
    <a href={mailLink(email)} className="link">
      {email}
    </a>
  )

function TicketFacts({ ticket, guest }: { ticket: TalkTicket; guest: Conversation['guest'] }) {
  const { id, orderId, complaint, openedAt, updatedAt } = ticket
  const rows: FactRow[] = [
    [supportWords.user, guest.name],
    [supportWords.order, orderId],
    [supportWords.email, <MailAddress key="mail" email={guest.email} />],
    [
      supportWords.complaint,
      complaint && (
        <Link key="complaint" to={`${href('/admin/dashboard/complaints')}?complaint=${complaint.id}`} className="link">
          {complaint.number}
        </Link>
      ),
    ],
    [supportWords.date, formatMoment(openedAt)],
    [words.updated, formatMoment(updatedAt)],
  ]
  return (
    <section>
      <h3>{words.ticket(id)}</h3>
      <FactRows rows={rows} />
    </section>
  )
}

type Listed = { title: string; tickets: readonly Pick<TalkTicket, 'id' | 'reason' | 'status' | 'openedAt'>[]; today: string }

const TicketList = ({ title, tickets, today }: Listed) =>
  tickets.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className="talk-others">
        {tickets.map(({ id, reason, status, openedAt }) => (
          <li key={id}>
            <Link to={`?ticket=${id}`} preventScrollReset className="link">
              #{id} {reasonLabels[reason]}
            </Link>
            , {statusNames[status]}, {inBrief(openedAt.slice(0, 10), today)}
          </li>
        ))}
      </ul>
    </section>
  )

const StayFacts = ({ stay, today }: { stay: InboxStay; today: string }) => {
  const { bookingId, bookingNumber, status, villa, checkIn, checkOut, arrivalTime, guests, total, remaining } = stay
  const withYear = checkIn.slice(0, 4) === today.slice(0, 4) ? '' : `, ${checkIn.slice(0, 4)}`
  return (
    <section>
      <h3>{words.stay}</h3>
      <p className="mb-1 flex flex-wrap gap-x-3">
        <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
          {bookingNumber}
        </Link>
        <State status={status} />
      </p>
      <FactRows
        rows={[
          [words.villa, villa],
          [words.arrives, [weekdayAndDay(checkIn) + withYear, arrivalTime && formatTime(arrivalTime)].filter(Boolean).join(', ')],
          [words.leaves, weekdayAndDay(checkOut) + withYear],
          [words.guests, formatNumber(guests)],
          [words.total, formatEuros(total)],
          [words.stillToPay, remaining > 0 ? formatEuros(remaining) : '–'],
        ]}
      />
    </section>
  )
}

/** The nights before and after the stay, each free or not, and in words whose they are. */
function NightsBeside({ stay: { nights, checkIn, checkOut } }: { stay: InboxStay }) {
  const before = nights.filter(({ day }) => day < checkIn)
  const after = nights.filter(({ day }) => day >= checkOut)
  const guestBefore = before.findLast(({ guest }) => guest)
  const guestAfter = after.find(({ guest }) => guest)
  return (
    <section>
      <h3>{words.nightsBeside}</h3>
      <ul className="talk-nights">
        {before.map((night) => (
          <Night key={night.day} night={night} />
        ))}
        <li data-state="own">
          <span aria-hidden="true">
            {Number(checkIn.slice(8))} – {Number(checkOut.slice(8))}
          </span>
          <span className="sr-only">{words.thisStay}</span>
        </li>
        {after.map((night) => (
          <Night key={night.day} night={night} />
        ))}
      </ul>
      {guestBefore && <p className="talk-whose">{words.untilDay(monthDay(addDays(guestBefore.day, 1)), guestBefore.guest)}</p>}
      {guestAfter && <p className="talk-whose">{words.fromDay(monthDay(guestAfter.day), guestAfter.guest)}</p>}
    </section>
  )
}

const Night = ({ night: { day, state } }: { night: InboxStay['nights'][number] }) => (
  <li data-state={state} title={words.night(monthDay(day), words.nights[state])}>
    <span aria-hidden="true">{Number(day.slice(8))}</span>
    <span className="sr-only">{words.night(monthDay(day), words.nights[state])}</span>
  </li>
)
