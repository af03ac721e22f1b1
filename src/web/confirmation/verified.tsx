import { href, useLocation } from 'react-router'
import { changeStayPath, payAgainPath, payStagePath } from '#domain/bookings/guest-links.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { formatTransactionDate } from '#domain/bookings/transaction-date.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, formatDayWithWeekday, momentInFull } from '#words/en/days.ts'
import { formatDinars, formatEurosBriefly, formatRate, squareMetres } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { ConversionStatement } from '../currency/conversion-statement.tsx'
import { useAccount } from '../layout/account.tsx'
import { useSite } from '../layout/use-site.ts'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { AddToCalendar } from '../reservations/add-to-calendar.tsx'
import { Link } from '../ui/link.tsx'
import { describeBeds, describeCapacity } from '../villas/describe-villa.ts'
import { Actions } from './actions.tsx'
import { Assistance, ImportantInformation } from './assistance.tsx'
import type { VerifiedResult } from './confirmation.server.ts'
import { type FactRow, Facts } from './facts.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { otherChargeWords, outcomeWords } from './outcome-words.ts'
import { PaidStages } from './paid-stages.tsx'
import { StayAhead } from './stay-ahead.tsx'
import { StillWaiting } from './still-waiting.tsx'

/** Current payment result from the server, with all fields that the bank and the law require. */
export function VerifiedConfirmation({ villa, result, rest }: VerifiedResult) {
  const vatStatement = useSite()?.settings.company.vatStatement
  const { outcome, charge, booking, transaction } = result
  const { tone, title, status, lead } = outcomeWords(result)
  const alsoCharged = otherChargeWords(result)
  const confirmed = outcome === 'success' && charge !== 'checking'
  const ended = hasEnded(booking.status)
  const villaPage = villa ? href('/villas/:slug', { slug: villa.slug }) : null
  return (
    <>
      <OutcomeHead tone={tone} title={title} status={status}>
        <p>{lead}</p>
        {alsoCharged && <p>{alsoCharged}</p>}
        {confirmed && booking.contact && <AddToCalendar bookingId={booking.id} />}
        {(charge === 'waiting' || charge === 'checking') && <StillWaiting />}
        {outcome === 'failed' && <p className="text-base">{words.checkYourCardDetails}</p>}
      </OutcomeHead>
      <Actions villaPage={villaPage} retry={findRetry(result)} printable={confirmed} />
      {confirmed && <PasskeyOffer />}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {confirmed && <StayAhead booking={booking} />}
        <Facts
          title={words.bookingDetails}
          rows={[
            [words.bookingNumber, booking.bookingNumber],
            [words.checkIn, formatDayWithWeekday(booking.checkIn)],
            [words.checkOut, formatDayWithWeekday(booking.checkOut)],
            [words.length, counts.nights(booking.nights)],
            [words.guests, booking.guests],
            [words.specialRequests, booking.specialRequests],
          ]}
        />
        <Facts
          title={words.villaDetails}
          rows={[
            [words.villa, booking.villa],
            [words.beds, villa && describeBeds(villa)],
            [words.size, villa && squareMetres(villa.size)],
            [words.roomFor, villa && describeCapacity(villa)],
          ]}
        />
        <section className="panel">
          <h2 className="mb-3 text-xl">{words.priceDetails}</h2>
          <PriceBreakdown price={booking} vatStatement={vatStatement} />
        </section>
        <GuestInformation contact={booking.contact} />
        <Facts
          title={words.paymentInformation}
          rows={[
            [words.amount, `${formatDinars(transaction.dinars)} (${formatEurosBriefly(transaction.amount)})`],
            [words.rate, words.rsdFor1(formatRate(transaction.rate), transaction.rateDate && formatDay(transaction.rateDate))],
            [words.orderId, transaction.orderId],
            [words.authorisationCode, transaction.authCode],
            [words.status, transaction.response],
            [words.statusCode, transaction.procReturnCode],
            [words.transactionId, transaction.transId],
            [words.transactionDate, transaction.trxDate && formatTransactionDate(transaction.trxDate, momentInFull)],
            [words.threeDStatus, transaction.mdStatus],
          ]}
        >
          <div className="mt-4">
            <ConversionStatement />
          </div>
        </Facts>
        {!ended && <PaidStages booking={booking} rest={rest} />}
        {!confirmed && <ImportantInformation />}
        <Assistance wide={confirmed || ended} />
      </div>
    </>
  )
}

/** Contact data is shown only in the guest's own session, because the URL may have been shared. */
function GuestInformation({ contact }: { contact: VerifiedResult['result']['booking']['contact'] }) {
  const { pathname, search } = useLocation()
  const rows: FactRow[] = contact
    ? [
        [words.name, contact.name],
        [words.email, contact.email],
        [words.phone, contact.phone],
      ]
    : []
  return (
    <Facts title={words.guestInformation} rows={rows}>
      {!contact && (
        <p className="text-sm">
          <Link to={`${href('/login')}?${new URLSearchParams({ redirect: pathname + search })}`} className="link">
            {words.logInToSee}
          </Link>
        </p>
      )}
    </Facts>
  )
}

/** Leads to the review page with everything filled in. */
function findRetry({ charge, booking, transaction, otherCharge }: VerifiedResult['result']) {
  if ((charge !== 'not_charged' && charge !== 'left') || otherCharge?.keepsBooking) return null
  if (booking.changeOf !== null) return { to: changeStayPath(booking.changeOf, booking), label: words.tryPaymentAgain }
  if (booking.offer && transaction.stage === 1) return booking.offer.page ? { to: booking.offer.page, label: words.tryPaymentAgain } : null
  return { to: transaction.stage > 1 ? payStagePath(booking.id) : payAgainPath(booking), label: words.tryPaymentAgain }
}

/** For a guest who is signed in: the next visit can do without a password or code. */
function PasskeyOffer() {
  if (useAccount()?.user?.status !== 1) return null
  return (
    <p className="no-print">
      {words.signInByPasskeyNextTime}{' '}
      <Link to={`${href('/your-data')}#passkeys`} className="link link-alone">
        {words.addAPasskey}
      </Link>
    </p>
  )
}
