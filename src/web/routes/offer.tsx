import { href } from 'react-router'
import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/offer.ts'
import { getApi } from '../api.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { formAction } from '../forms/form-action.server.ts'
import { loadOutdated } from '../forms/load-outdated.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { acceptOffer, sendCodeOfOffer } from '../offers/accept-offer.server.ts'
import { OfferReview } from '../offers/offer-review.tsx'
import { OfferedStay } from '../offers/offered-stay.tsx'
import { type Offer, readOffer } from '../offers/read-offer.server.ts'
import { TransferFacts } from '../offers/transfer-facts.tsx'
import { BankHandover } from '../payments/bank-handover.tsx'
import { SEND_CODE } from '../payments/continue-by-email.tsx'
import type { PayMore } from '../payments/pay.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/offer'

export const headers = () => ({ 'cache-control': 'private, no-store' })

export const handle: PageHandle = { frame: 'review', scripts: 'touched' }

export const loader = ({ context, request, params, url }: Route.LoaderArgs) =>
  readOffer(getApi(context), request, params.token, url.searchParams.get('stay'))

export const action = formAction<PayMore>({ accept: acceptOffer, [SEND_CODE]: sendCodeOfOffer })

export const clientAction = guestClientAction<PayMore>

export const shouldRevalidate = loadOutdated

/** Stays that owners offer to one guest: what they cost, and the ways to accept one. */
export default function OfferPage({ loaderData: { offer, chosen }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  if (actionData?.bank) return <BankHandover bank={actionData.bank} />
  const { state, message, stays, transfer, validUntil, holding } = offer
  return (
    <>
      <PageHead title={words.yourOffer} description={words.description} hidden />
      <PageTitle title={words.yourOffer}>
        {state === 'open' && (
          <p>
            {words.openUntil(formatDay(validUntil))} {holding ? words.nightsKept : words.nightsNotKept}
          </p>
        )}
      </PageTitle>
      <div className="wrap space-y-10 pb-section">
        <Ended offer={offer} />
        {message && !transfer && (
          <figure className="measure">
            <figcaption className="mb-1 text-ink-soft text-sm">{words.yourHostsWrite}</figcaption>
            <blockquote className="whitespace-pre-line border-sand-line border-l-4 pl-4">{message}</blockquote>
          </figure>
        )}
        {transfer && <TransferFacts transfer={transfer} />}
        {chosen && <OfferReview key={chosen.bookingNumber} stay={chosen} offer={offer} result={actionData} />}
        {!chosen && stays.length > 1 && (
          <>
            <p>{words.chooseOne(stays.length)}</p>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {stays.map((stay) => (
                <OfferedStay key={stay.bookingNumber} stay={stay} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

/** That nothing can be accepted any more, and the way on. */
function Ended({ offer: { state, taken } }: { offer: Offer }) {
  if (taken !== null)
    return (
      <div className="space-y-4">
        <Notice tone="good" title={words.isBooked}>
          {words.bookedAs(taken)}
        </Notice>
        <LinkButton to={ownStayPath(taken)}>{words.openYourStay}</LinkButton>
      </div>
    )
  if (state === 'open' || state === 'transfer' || state === 'taken') return null
  return (
    <div className="space-y-4">
      <Notice tone="caution" title={words.over[state]}>
        {words.writeToUs}
      </Notice>
      <LinkButton to={href('/villas')}>{words.findDates}</LinkButton>
    </div>
  )
}
