import { Form, href } from 'react-router'
import type { OfferedStay } from '#contract/offers.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/offer.ts'
import * as payWords from '#words/en/payment.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import { TotalInOther } from '../currency/about-in-other.tsx'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { CurrencyForm } from '../currency/currency-form.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useSite } from '../layout/use-site.ts'
import { CardStatements } from '../payments/card-statements.tsx'
import { Consent } from '../payments/consent.tsx'
import { CodeAgain, SentCode, VisitorWays } from '../payments/continue-by-email.tsx'
import { GuestFacts } from '../payments/guest-facts.tsx'
import type { PayMore } from '../payments/pay.server.ts'
import { RefusalNotice } from '../payments/refusal-notice.tsx'
import { StayFacts } from '../payments/stay-facts.tsx'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Offer } from './read-offer.server.ts'

type Props = { stay: OfferedStay; offer: Offer; result: FormResult<PayMore> | undefined }

/** One stay of an offer with all that is agreed to, and the ways to pay it. */
export function OfferReview({ stay, offer, result }: Props) {
  const vatStatement = useSite()?.settings.company.vatStatement
  const price = (
    <section aria-label={payWords.price} className="panel">
      <h2 className="mb-3 text-xl">{payWords.price}</h2>
      <PriceBreakdown price={stay} vatStatement={vatStatement} />
      <TotalInOther amount={stay.total} charged />
      {stay.stages.length > 1 && (
        <>
          <h3 className="mt-5 mb-1 font-sans font-semibold text-sm tracking-normal">{words.howYouPay}</h3>
          <ul className="text-sm tabular">
            {stay.stages.map(({ stage, amount, dueOn }, index) => (
              <li key={stage}>
                {index === 0 ? words.dueToday(formatEurosBriefly(amount)) : words.dueBy(formatEurosBriefly(amount), formatDay(dueOn))}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm tracking-normal">{ifYouCancel}</h3>
      <div className="text-sm">
        <CancellationLadder steps={stay.cancellation} of="price" />
      </div>
    </section>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <CurrencyForm />
      <div className="min-w-0 space-y-10">
        <StayFacts {...stay} />
        {offer.guest && <GuestFacts guest={offer.guest} />}
        <div className="lg:hidden">{price}</div>
        {result && <RefusalNotice result={result} datesPage={href('/villas')} ifRetried={payWords.ifYouStartAgain} />}
        <CodeAgain sent={offer.sentCode} result={result} />
        {stay.available ? <PayForm stay={stay} offer={offer} result={result} /> : <Notice tone="caution" title={words.takenByOthers} />}
      </div>
      <div className="hidden lg:block">{price}</div>
    </div>
  )
}

function PayForm({ stay, offer, result }: Props) {
  const { signedIn, guest, sentCode, rate, state, transferDays, stays } = offer
  const due = stay.stages[0]?.amount ?? stay.total
  const byTransfer = state === 'open' && transferDays !== null
  const email = guest?.email ?? ''
  return (
    <Form method="post" replace={!signedIn} className="space-y-8">
      <Intent is="accept" />
      <input type="hidden" name="bookingNumber" value={stay.bookingNumber} />
      <input type="hidden" name="quotedDinars" value={stay.dinars} />
      {result?.retryOf && <input type="hidden" name="retryOf" value={result.retryOf} />}
      {state === 'transfer' && <p>{words.orByCard}</p>}
      {!signedIn && <SentCode email={email} sent={sentCode} result={result} />}
      <Consent defaultChecked={sentCode?.agreed} />
      <div className="space-y-4">
        <ChargedInDinars charge={{ dinars: stay.dinars, ...rate }} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="way" value="card" acting={payWords.oneMoment} look="act" wide className="min-h-14 text-lg sm:w-auto sm:px-8">
            {payWords.bookAndPayNow(formatEurosBriefly(due))}
          </SubmitButton>
          {byTransfer && (
            <Button name="way" value="transfer" wide className="min-h-14 sm:w-auto">
              {words.bookAndTransfer(formatEurosBriefly(due))}
            </Button>
          )}
        </div>
        {byTransfer && (
          <p className="text-ink-soft text-sm">
            {words.transferHint(transferDays)} {stays.length > 1 && words.onceChosen}
          </p>
        )}
        {!signedIn && <VisitorWays email={email} sent={sentCode} />}
      </div>
      <CardStatements />
      {stays.length > 1 && (
        <Link to="." className="link link-alone">
          {words.otherStays}
        </Link>
      )}
    </Form>
  )
}
