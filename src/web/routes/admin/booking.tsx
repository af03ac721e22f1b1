import { data, href, useLocation } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { letterCalls } from '#contract/letters.ts'
import { mailCalls } from '#contract/mails.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { offerCalls } from '#contract/offers.ts'
import { paperCalls } from '#contract/papers.ts'
import { stayAccessCalls } from '#contract/stay-access.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { letters } from '#domain/bookings/letters.ts'
import { blocksNights, hasEnded, isSold } from '#domain/bookings/status.ts'
import { mailLink } from '#domain/contact-links.ts'
import * as counts from '#words/en/counts.ts'
import { shortRange } from '#words/en/days.ts'
import * as words from '#words/en/office-bookings.ts'
import * as letterWords from '#words/en/office-letters.ts'
import * as messageWords from '#words/en/office-messages.ts'
import * as changeWords from '#words/en/office-stay.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { bookingQuery, listAsked, toBooking, toChange } from '../../admin/bookings/asked.ts'
import type { BookingDetails } from '../../admin/bookings/booking-details.ts'
import { bookingForms } from '../../admin/bookings/booking-forms.server.ts'
import { BookingGuest } from '../../admin/bookings/booking-guest.tsx'
import { BookingMoney } from '../../admin/bookings/booking-money.tsx'
import { BookingPapers } from '../../admin/bookings/booking-papers.tsx'
import { BookingPath } from '../../admin/bookings/booking-path.tsx'
import { CallLine } from '../../admin/bookings/call-line.tsx'
import { type Asked, ChangeDialog } from '../../admin/bookings/change-dialog.tsx'
import { ChangeRequests } from '../../admin/bookings/change-requests.tsx'
import type { Change } from '../../admin/bookings/consequences.tsx'
import { EditBookingDialog } from '../../admin/bookings/edit-booking-dialog.tsx'
import { LetterDialog, type ReadLetter } from '../../admin/bookings/letter-dialog.tsx'
import { OfferCard } from '../../admin/bookings/offer-card.tsx'
import { readOne, toWanted } from '../../admin/bookings/read-bookings.server.ts'
import { type ReadCode, StayAccess } from '../../admin/bookings/stay-access.tsx'
import { WhatHappened } from '../../admin/bookings/what-happened.tsx'
import { PlannedList } from '../../admin/messages/planned-list.tsx'
import { RowMenu } from '../../admin/row-menu.tsx'
import { State, StatusMenu } from '../../admin/status-menu.tsx'
import '../../admin/bookings/booking.css'
import '../../admin/bookings/facts.css'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { todayAtProperty } from '../../today.server.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/booking'

const MOST_MAILS = 50

type AskedLetter = { letter: ReadLetter | null; letterRefused: string | null }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const bookingId = Number(params.bookingId)
  const { answer, refused } = await apiResult(api(bookingCalls.details, { bookingId }))
  if (refused && refused.status < 500) throw data(null, 404)
  const details = answer ?? (await requiredAnswer(api(bookingCalls.details, { bookingId })))
  const changes = (await apiResult(api(bookingCalls.statusChanges, { bookingId }))).answer?.changes ?? []
  const offer = (await apiResult(api(bookingCalls.refundOffer, { bookingId }))).answer
  const requests = (await apiResult(api(guestStayCalls.changeRequests, { bookingId }))).answer?.requests ?? []
  const [offered] = (await apiResult(api(offerCalls.list, { bookingId }))).answer?.offers ?? []
  const papers = (await apiResult(api(paperCalls.ofBooking, { bookingId }))).answer
  const mails = (await apiResult(api(mailCalls.list, { bookingId, limit: MOST_MAILS }))).answer?.mails ?? []
  const events = (await apiResult(api(bookingCalls.events, { bookingId }))).answer
  const planned = (await apiResult(api(templateCalls.planned, { bookingId }))).answer
  const list = listAsked(url)
  const neighbours = list
    ? (await apiResult(api(bookingCalls.neighbours, { ...toWanted(list, todayAtProperty()), bookingId }))).answer
    : null
  const access = (await apiResult(api(stayAccessCalls.read, { bookingId }))).answer?.access ?? null
  return {
    details,
    changes,
    offer,
    offered: offered ?? null,
    requests,
    papers,
    mails,
    events,
    planned,
    access,
    neighbours: neighbours ?? null,
    editing: await readOne(api, [], url.searchParams.has('edit') ? String(bookingId) : null),
    asked: askedBy(url, details, changes),
    ...(await readLetter(api, url, bookingId)),
    today: todayAtProperty(),
  }
}

/** The letter of the address, or why it cannot be sent now. */
async function readLetter(api: ReturnType<typeof getApi>, { searchParams }: URL, bookingId: number): Promise<AskedLetter> {
  const letter = letters.find((one) => one === searchParams.get('letter'))
  if (!letter) return { letter: null, letterRefused: null }
  const { answer, refused } = await apiResult(api(letterCalls.read, { bookingId, letter }))
  return { letter: answer && { ...answer, letter }, letterRefused: refused?.message ?? null }
}

/** `change`: a status change or `payment`; `reverse`: id of a payment. */
function askedBy({ searchParams }: URL, { booking, payments }: BookingDetails, changes: Change[]): Asked {
  const wanted = searchParams.get('change')
  const change = changes.find((one) => one.change === wanted)
  if (change) return { kind: 'change', change }
  if (wanted === 'payment' && canRecordPayment(booking)) {
    const expected = booking.stages.find(({ due }) => due > 0)?.due
    return { kind: 'payment', remaining: booking.total - booking.paid, expected }
  }
  const payment = payments.find(({ id }) => String(id) === searchParams.get('reverse'))
  return payment ? { kind: 'reversal', payment, remaining: booking.total - booking.paid } : null
}

/** A cancelled booking accepts payments only together with a new status. */
const canRecordPayment = ({ status, paid, total }: BookingDetails['booking']): boolean =>
  (status === 'pending' || status === 'failed' || status === 'partial_paid') && paid < total

export const action = officeAction<ReadCode>(bookingForms)

export const clientAction = officeClientAction

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, changes, offer, offered, requests, papers, mails, events, planned, access, neighbours, editing, asked, today } =
    loaderData
  const { letter, letterRefused } = loaderData
  const { search } = useLocation()
  const { booking, hidden, version } = details
  useFormResult(actionData)
  const may = useMay()
  const page = toBooking(booking.id, search)
  const restricted = booking.status === 'restricted'
  const number = words.booking(booking.bookingNumber)
  return (
    <AdminPage
      title={restricted ? number : booking.guest.name}
      figure={restricted ? undefined : number}
      aside={
        <>
          <Neighbours {...neighbours} />
          {may(forRoles.management) && <Actions details={details} changes={changes} />}
        </>
      }
    >
      <div className="booking-line">
        {restricted || hidden || !may(forRoles.management) ? (
          <State status={booking.status} />
        ) : (
          <StatusMenu
            status={booking.status}
            bookingNumber={booking.bookingNumber}
            toChange={(change) => bookingQuery(search, { change })}
          />
        )}
        <b>{booking.villa}</b>
        <span>{shortRange(booking.checkIn, booking.checkOut)}</span>
        <span className="text-ink-soft">
          {counts.nights(booking.nights)}
          {!restricted && `, ${counts.guests(booking.guests)}`}
        </span>
      </div>
      {!restricted && <BookingPath booking={booking} today={today} />}
      {letterRefused && (
        <div className="mb-6">
          <Notice tone="caution" title={letterWords.notSent} announced>
            {letterRefused}
          </Notice>
        </div>
      )}
      <CallLine details={details} />
      <ChangeRequests requests={requests} />
      {offered && (
        <div className="mb-6">
          <OfferCard offer={offered} result={actionData} />
        </div>
      )}
      <div className="booking-parts">
        <WhatHappened details={details} mails={mails} events={events} result={actionData} />
        <div className="min-w-0">
          {!restricted && <BookingMoney details={details} today={today} />}
          <BookingGuest details={details} />
          {planned && (planned.planned.length > 0 || planned.newsSince !== null) && (
            <section aria-labelledby="planned" className="side-part">
              <div className="side-head">
                <h2 id="planned">{messageWords.planned}</h2>
              </div>
              <PlannedList bookingId={booking.id} sent={planned} to={page} />
            </section>
          )}
          <BookingPapers of={papers} />
        </div>
        {may(forRoles.desk) && <StayAccess bookingId={booking.id} access={access} result={actionData} />}
      </div>
      <LetterDialog letter={letter} bookingId={booking.id} back={page} />
      <ChangeDialog
        asked={may(forRoles.management) ? asked : null}
        offer={offer}
        today={today}
        booking={{ id: booking.id, version, page, ended: hasEnded(booking.status) }}
        result={actionData}
      />
      <EditBookingDialog
        booking={may(forRoles.desk) ? editing : undefined}
        back={page}
        here={toBooking(booking.id, search, { edit: booking.id })}
        result={actionData}
      />
    </AdminPage>
  )
}

/** The bookings before and after this one in the list one came from. */
function Neighbours({ previous = null, next = null }: { previous?: number | null; next?: number | null }) {
  const { search } = useLocation()
  const ways = [
    [previous, words.previousInList, icons.previous, 'K'],
    [next, words.nextInList, icons.next, 'J'],
  ] as const
  return ways.map(
    ([bookingId, label, shape, key]) =>
      bookingId !== null && (
        <LinkButton key={key} to={toBooking(bookingId, search)} aria-label={label} className="booking-step" data-key={key}>
          <Icon shape={shape} className="size-4.5" />
        </LinkButton>
      ),
  )
}

/** The most common actions for this status; the rest is in a menu. The status opens all others. */
function Actions({ details: { booking, hidden, letters }, changes }: { details: BookingDetails; changes: Change[] }) {
  const refundable = changes.find(({ change }) => change === 'refunded')?.refundable ?? 0
  const { search } = useLocation()
  const ask = (change: string) => bookingQuery(search, { change })
  if (hidden)
    return (
      <LinkButton to={ask('restore')} preventScrollReset>
        {words.bringBack}
      </LinkButton>
    )
  return (
    <>
      {isSold(booking.status) && (
        <LinkButton to={toChange(booking.id, search)} data-key="C">
          {changeWords.changeStayOrPrice}
        </LinkButton>
      )}
      {canRecordPayment(booking) && (
        <LinkButton to={ask('payment')} preventScrollReset data-key="P">
          {words.recordAPayment}
        </LinkButton>
      )}
      <RowMenu id="booking-actions" name={words.moreActions}>
        {refundable > 0 && (
          <li>
            <Link to={ask('cancelled')} preventScrollReset>
              {blocksNights(booking.status) ? words.cancelAndRefund : words.refundMore}
            </Link>
          </li>
        )}
        {(isSold(booking.status) || hasEnded(booking.status)) && (
          <li>
            <Link to={href('/admin/dashboard/bookings/:bookingId/guest', { bookingId: String(booking.id) }) + bookingQuery(search)}>
              {words.seeAsGuest}
            </Link>
          </li>
        )}
        {letters.map((letter) => (
          <li key={letter}>
            <Link to={bookingQuery(search, { letter })} preventScrollReset>
              {letterWords.letters[letter].act}
            </Link>
          </li>
        ))}
        {booking.guest.email && (
          <li>
            <a href={mailLink(booking.guest.email)} data-key="M">
              {words.writeToGuest}
            </a>
          </li>
        )}
        <li>
          <Link to={ask('delete')} preventScrollReset className="menu-bad">
            {words.deleteIt}
          </Link>
        </li>
      </RowMenu>
    </>
  )
}
