import { href, useLocation } from 'react-router'
import { changeStayPath, payAgainPath, payStagePath, stayPagePath } from '#domain/bookings/guest-links.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { squareMetres } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { nextIsHeld, payForNext } from '#words/en/two-villas.ts'
import { formatGreekTime } from '#words/localized/greek-time.ts'
import { useAccount } from '../layout/account.tsx'
import { useSite } from '../layout/use-site.ts'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { Link } from '../ui/link.tsx'
import { describeBeds, describeCapacity } from '../villas/describe-villa.ts'
import { Actions } from './actions.tsx'
import { Assistance, ImportantInformation } from './assistance.tsx'
import { BankData } from './bank-data.tsx'
import type { VerifiedResult } from './confirmation.server.ts'
import { Facts } from './facts.tsx'
import { NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { otherChargeWords, outcomeWords, writeHeadline } from './outcome-words.ts'
import { PaidStages } from './paid-stages.tsx'
import { StayAhead } from './stay-ahead.tsx'
import { StillWaiting } from './still-waiting.tsx'

/** Current payment result from the server, with all fields that the bank and the law require. */
export function VerifiedConfirmation({ villa, result, rest, second }: VerifiedResult) {
  const vatStatement = useSite()?.settings.company.vatStatement
  const isGuest = useAccount()?.user?.status === 1
  const { outcome, charge, booking, transaction } = result
  const { tone, title, status, lead } = outcomeWords(result)
  const alsoCharged = otherChargeWords(result)
  const confirmed = outcome === 'success' && charge !== 'checking'
  const retry = findRetry(result)
  const own = isGuest && booking.contact !== null
  const openStay = confirmed && own ? { to: stayPagePath(booking.bookingNumber), label: words.openYourStay } : null
  return (
    <div className="page-flow">
      <OutcomeHead tone={tone} title={title} status={status} headline={writeHeadline(result)} picture={villa?.pictures[0]}>
        <p className="text-lg">
          {formatDayWithWeekday(booking.checkIn)} – {formatDayWithWeekday(booking.checkOut)}
          <span className="block text-ink-soft">{describeParty(booking)}</span>
        </p>
        <p>{lead}</p>
        {alsoCharged && <p>{alsoCharged}</p>}
        {(charge === 'waiting' || charge === 'checking') && <StillWaiting />}
        {outcome === 'failed' && <p>{words.checkYourCardDetails}</p>}
        {outcome === 'failed' && <NightsKept booking={booking} />}
        {second && <p className="font-semibold">{nextIsHeld(second.villa, formatGreekTime(new Date(second.keptUntil)))}</p>}
        <Actions next={second ? { to: payAgainPath(second), label: payForNext(second.villa) } : (openStay ?? retry)} printable={confirmed}>
          {second && openStay && (
            <Link to={openStay.to} className="link link-alone">
              {openStay.label}
            </Link>
          )}
        </Actions>
      </OutcomeHead>
      {confirmed && <NextSteps booking={booking} own={own} />}
      {!ended(result) && <PaidStages booking={booking} rest={rest} />}
      <div className="beside grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        {confirmed ? <StayAhead booking={booking} /> : <ImportantInformation />}
        <section className="min-w-0">
          <h2 className="mb-3 text-xl">{words.priceDetails}</h2>
          <PriceBreakdown price={booking} vatStatement={vatStatement} />
        </section>
        <Facts
          title={words.bookingDetails}
          rows={[
            [words.bookingNumber, booking.bookingNumber],
            [words.guestInformation, <GuestInformation key="guest" contact={booking.contact} />],
            [
              words.villaDetails,
              <span key="villa">
                {[booking.villa, ...(villa ? [describeBeds(villa), squareMetres(villa.size), describeCapacity(villa)] : [])].join(', ')}
                {villa && (
                  <Link to={href('/villas/:slug', { slug: villa.slug })} className="link no-print block w-fit">
                    {words.viewVillaDetails}
                  </Link>
                )}
              </span>,
            ],
            ...(booking.specialRequests ? [[words.specialRequests, booking.specialRequests] as const] : []),
          ]}
        />
        <BankData transaction={transaction} />
      </div>
      {confirmed && own && <PasskeyOffer />}
      <Assistance />
    </div>
  )
}

/** Until when a guest whose payment was refused has the nights for another try. An offer and a stay to be changed keep theirs. */
const NightsKept = ({ booking: { status, offer, changeOf, keptUntil } }: Pick<VerifiedResult['result'], 'booking'>) =>
  status === 'failed' &&
  !offer &&
  changeOf === null && <p>{keptUntil ? words.nightsKeptUntil(formatGreekTime(new Date(keptUntil))) : words.nightsNotHeld}</p>

/** For a guest who is signed in: the next visit can do without a password or code. */
const PasskeyOffer = () => (
  <p className="no-print">
    {words.signInByPasskeyNextTime}{' '}
    <Link to={`${href('/your-data')}#passkeys`} className="link link-alone">
      {words.addAPasskey}
    </Link>
  </p>
)

/** Nothing is to be paid for it any more. */
const ended = ({ booking, outcome }: VerifiedResult['result']) => hasEnded(booking.status) || outcome === 'failed'

const describeParty = ({ contact, guests, nights, bookingNumber }: VerifiedResult['result']['booking']) =>
  words.partyAndNumber([...(contact ? [contact.name] : []), counts.guests(guests), counts.nights(nights)].join(', '), bookingNumber)

/** Contact data is shown only in the guest's own session, because the URL may have been shared. */
function GuestInformation({ contact }: { contact: VerifiedResult['result']['booking']['contact'] }) {
  const { pathname, search } = useLocation()
  if (contact) return <>{[contact.name, contact.email, contact.phone].join(', ')}</>
  return (
    <Link to={`${href('/login')}?${new URLSearchParams({ redirect: pathname + search })}`} className="link">
      {words.logInToSee}
    </Link>
  )
}

/** Leads to the review page with everything filled in. */
function findRetry({ charge, booking, transaction, otherCharge }: VerifiedResult['result']) {
  if ((charge !== 'not_charged' && charge !== 'left') || otherCharge?.keepsBooking) return null
  if (booking.changeOf !== null) return { to: changeStayPath(booking.changeOf, booking), label: words.tryPaymentAgain }
  if (booking.offer && transaction.stage === 1) return booking.offer.page ? { to: booking.offer.page, label: words.tryPaymentAgain } : null
  return { to: transaction.stage > 1 ? payStagePath(booking.id) : payAgainPath(booking), label: words.tryPaymentAgain }
}
