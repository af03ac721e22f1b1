import { href, Link } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { addDays, writtenDay, writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { percentOf, writtenEuros } from '#domain/money.ts'
import { nightCount } from '#domain/stay.ts'
import { counted } from '../format.ts'
import { Notice } from '../ui/notice.tsx'
import { bedsOf, guestsOf } from '../villas/of-villa.ts'
import { Actions } from './actions.tsx'
import { Assistance, ImportantInformation } from './assistance.tsx'
import type { Claimed } from './confirmation.server.ts'
import { Facts } from './facts.tsx'
import { OutcomeHead, type Tone } from './outcome-head.tsx'

const euros = (amount: number | null) => (amount === null ? '' : writtenEuros(amount))

/** The specified layout with the values of an unsigned query, and a warning that they are not verified. */
export function UnverifiedConfirmation({ villa, claimed }: { villa: Villa | undefined; claimed: Claimed }) {
  const { stay, guest } = claimed
  const { tone, title, status } = wordsFor(claimed)
  const villaPage = villa ? href('/villas/:slug', { slug: villa.slug }) : null
  return (
    <>
      <OutcomeHead tone={tone} title={title} status={status}>
        {claimed.status === 'failed' && <p>No money has been charged. You may try again, or pay by bank transfer: write to us.</p>}
      </OutcomeHead>
      <Notice tone="caution" title="The state of this payment could not be verified.">
        What stands below comes from the address of this page alone. What is really booked and paid stands under{' '}
        <Link to={href('/reservations')} className="link">
          My Reservations
        </Link>
        .
      </Notice>
      <Actions
        villaPage={villaPage}
        retry={claimed.status === 'failed' && villaPage ? { to: villaPage, label: 'Try Payment Again' } : null}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <Facts
          title="Booking Details"
          rows={[
            ['Booking number', claimed.bookingNumber],
            ['Check-in', stay && writtenDayWithWeekday(stay.checkIn)],
            ['Check-out', stay && writtenDayWithWeekday(stay.checkOut)],
            ['Length', stay && counted(nightCount(stay), 'night')],
            ['Guests', guest.guests],
          ]}
        />
        <Facts
          title="Villa Details"
          rows={[
            ['Villa', villa?.name ?? claimed.villa],
            ['Beds', villa && bedsOf(villa)],
            ['Room for', villa && guestsOf(villa)],
          ]}
        />
        <Facts title="Price Details" rows={[['Total', euros(claimed.total)]]}>
          <Schedule claimed={claimed} />
        </Facts>
        <Facts
          title="Guest Information"
          rows={[
            ['Name', guest.name],
            ['Email', guest.email],
            ['Phone', guest.phone],
          ]}
        />
        <Facts
          title="Payment Information"
          rows={[
            ['Order id', claimed.orderId],
            ['Authorisation code', claimed.authCode],
            ['Transaction id', claimed.transId],
            ['Paid', euros(claimed.paid)],
            ['Remaining', euros(claimed.remaining)],
            ['Message', claimed.message],
          ]}
        />
        <ImportantInformation />
        <Assistance />
      </div>
    </>
  )
}

function Schedule({ claimed: { plan, rest, stay, total } }: { claimed: Claimed }) {
  if (plan === 'partial') {
    return (
      <ol className="mt-4 text-sm tabular">
        {rest.map(({ stage, amount, dueOn }) => (
          <li key={stage} className="flex justify-between gap-4 py-1.5">
            <span>
              {stage === 2 ? 'Second payment' : 'Final payment'}, {writtenDay(dueOn)}
            </span>
            <span>{writtenEuros(amount)}</span>
          </li>
        ))}
      </ol>
    )
  }
  if (!stay || total === null) return null
  const deposit = percentOf(total, 30)
  return (
    <p className="mt-4 text-ink-soft text-sm">
      A 30% deposit ({writtenEuros(deposit)}) confirms a booking; the 70% balance ({writtenEuros(total - deposit)}) is due 30 days before
      arrival, on {writtenDay(addDays(stay.checkIn, -30))}.
    </p>
  )
}

function wordsFor({ status, requested, plan }: Claimed): { tone: Tone; title: string; status: string } {
  if (status === 'success')
    return { tone: 'waiting', title: 'Payment Successful!', status: plan === 'partial' ? 'Partially Paid' : 'Confirmed & Paid' }
  if (status === 'failed') return { tone: 'bad', title: 'Payment Failed', status: 'Payment Failed' }
  if (status === 'error') return { tone: 'bad', title: 'Error Occurred', status: 'Error Occurred' }
  if (requested) return { tone: 'waiting', title: 'Thank You for Your Reservation Request', status: 'Request Pending' }
  return { tone: 'waiting', title: 'Booking Confirmed!', status: 'Confirmed' }
}
