import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { addDays } from '#domain/calendar-day.ts'
import { percentOf } from '#domain/money.ts'
import { nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, formatDayWithWeekday } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { describeBeds, describeCapacity } from '../villas/describe-villa.ts'
import { Actions } from './actions.tsx'
import { Assistance, ImportantInformation } from './assistance.tsx'
import type { Claimed } from './confirmation.server.ts'
import { Facts } from './facts.tsx'
import { OutcomeHead, type Tone } from './outcome-head.tsx'

const euros = (amount: number | null) => (amount === null ? '' : formatEurosBriefly(amount))

/** Without a booking or an outcome in the query: where bookings are listed. */
export const NoConfirmation = () => (
  <div className="page-flow">
    <OutcomeHead tone="waiting" title={words.yourBooking}>
      <p>
        {words.bookingsAreListedUnder}{' '}
        <Link to={href('/reservations')} className="link">
          {words.myReservations}
        </Link>
        .
      </p>
    </OutcomeHead>
    <Assistance />
  </div>
)

/** The specified layout with the values of an unsigned query, and a warning that they are not verified. */
export function UnverifiedConfirmation({ villa, claimed }: { villa: Villa | undefined; claimed: Claimed }) {
  const { stay, guest } = claimed
  const { tone, title, status } = wordsFor(claimed)
  const villaPage = villa ? href('/villas/:slug', { slug: villa.slug }) : null
  return (
    <div className="page-flow">
      <OutcomeHead tone={tone} title={title} status={status}>
        {claimed.status === 'failed' && <p>{words.noChargeAccordingToLink}</p>}
        <Actions
          printable={claimed.status === 'success' || (claimed.status === null && !claimed.requested)}
          next={claimed.status === 'failed' && villaPage ? { to: villaPage, label: words.tryPaymentAgain } : null}
        >
          {villaPage && (
            <Link to={villaPage} className="link link-alone">
              {words.viewVillaDetails}
            </Link>
          )}
        </Actions>
      </OutcomeHead>
      <Notice tone="caution" title={words.theStateOfThisPayment}>
        {words.detailsComeFromLink}{' '}
        <Link to={href('/reservations')} className="link">
          {words.myReservations}
        </Link>
        .
      </Notice>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <Facts
          title={words.bookingDetails}
          rows={[
            [words.bookingNumber, claimed.bookingNumber],
            [words.checkIn, stay && formatDayWithWeekday(stay.checkIn)],
            [words.checkOut, stay && formatDayWithWeekday(stay.checkOut)],
            [words.length, stay && counts.nights(nightCount(stay))],
            [words.guests, guest.guests],
          ]}
        />
        <Facts
          title={words.villaDetails}
          rows={[
            [words.villa, villa?.name ?? claimed.villa],
            [words.beds, villa && describeBeds(villa)],
            [words.roomFor, villa && describeCapacity(villa)],
          ]}
        />
        <Facts title={words.priceDetails} rows={[[words.total, euros(claimed.total)]]}>
          <Schedule claimed={claimed} />
        </Facts>
        <Facts
          title={words.guestInformation}
          rows={[
            [words.name, guest.name],
            [words.email, guest.email],
            [words.phone, guest.phone],
          ]}
        />
        <Facts
          title={words.paymentInformation}
          rows={[
            [words.orderId, claimed.orderId],
            [words.authorisationCode, claimed.authCode],
            [words.transactionId, claimed.transId],
            [words.paid, euros(claimed.paid)],
            [words.remaining, euros(claimed.remaining)],
            [words.message, claimed.message],
          ]}
        />
        <ImportantInformation />
      </div>
      <Assistance />
    </div>
  )
}

function Schedule({ claimed: { plan, rest, stay, total } }: { claimed: Claimed }) {
  if (plan === 'partial') {
    return (
      <ol className="mt-4 text-sm tabular">
        {rest.map(({ stage, amount, dueOn }) => (
          <li key={stage} className="flex justify-between gap-4 py-1.5">
            <span>
              {stage === 2 ? words.secondPayment : words.finalPayment}, {formatDay(dueOn)}
            </span>
            <span>{formatEurosBriefly(amount)}</span>
          </li>
        ))}
      </ol>
    )
  }
  if (!stay || total === null) return null
  const deposit = percentOf(total, 30)
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {words.a30DepositConfirms(formatEurosBriefly(deposit), formatEurosBriefly(total - deposit), formatDay(addDays(stay.checkIn, -30)))}
    </p>
  )
}

function wordsFor({ status, requested, plan }: Claimed): { tone: Tone; title: string; status: string } {
  if (status === 'success')
    return { tone: 'waiting', title: words.paymentSuccessful, status: plan === 'partial' ? words.partiallyPaid : words.confirmedPaid }
  if (status === 'failed') return { tone: 'bad', title: words.paymentFailed, status: words.paymentFailed }
  if (status === 'error') return { tone: 'bad', title: words.errorOccurred, status: words.errorOccurred }
  if (requested) return { tone: 'waiting', title: words.thankYouForYourReservation, status: words.requestPending }
  return { tone: 'waiting', title: words.bookingConfirmed, status: words.confirmed }
}
