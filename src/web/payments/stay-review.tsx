import type { SubmitEvent } from 'react'
import { Form, href } from 'react-router'
import { ladderKey } from '#domain/bookings/cancellation.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/payment.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import { formatRegistration } from '#words/en/villa-page.ts'
import { AboutInOthers, SourceOfOthers } from '../currency/about-in-others.tsx'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useReading } from '../forms/use-reading.ts'
import { useAccount } from '../layout/account.tsx'
import { useSite } from '../layout/use-site.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { useToast } from '../toasts/toaster.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { CardStatements } from './card-statements.tsx'
import { Consent, ConsentBefore } from './consent.tsx'
import { CodeAgain, SentCode, VisitorWays } from './continue-by-email.tsx'
import { GuestFacts } from './guest-facts.tsx'
import { HeldNights } from './held-nights.tsx'
import { OrderButton } from './order-button.tsx'
import type { PayMore } from './pay.server.ts'
import { PlanChoice } from './plan-choice.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import type { StayReview as Review } from './review.server.ts'
import { StayFacts } from './stay-facts.tsx'

/** Review before payment: stay, guest, price, plan, consent. */
export function StayReview({ review, result }: { review: Review; result: FormResult<PayMore> | undefined }) {
  const { villa, draft, attempt, price, priceError } = review
  const site = useSite()
  const datesPage = `${href('/booking')}?villa=${villa.slug}`
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-8 lg:space-y-10">
        <StayFacts
          villa={villa.name}
          picture={villa.pictures[0]}
          {...draft}
          guests={draft.guest.guests}
          registration={formatRegistration(villa.registrationKind, villa.registrationNumber)}
        />
        <GuestFacts guest={draft.guest} />
        <div className="lg:hidden">
          <StayPrice review={review} vatStatement={site?.settings.company.vatStatement} />
        </div>
        {result && (
          <RefusalNotice
            result={attempt ? { ...result, nothingDone: false } : result}
            datesPage={datesPage}
            ifRetried={words.ifYouStartAgain}
          />
        )}
        {price?.keptUntil && !result?.failure && <HeldNights until={price.keptUntil} />}
        {review.codeRefused && (
          <Notice tone="caution" title={result?.failure ? words.thePriceIsWithoutIt : review.codeRefused}>
            {!result?.failure && <p>{words.thePriceIsWithoutIt}</p>}
            <Link to={datesPage} className="link link-alone">
              {words.changeTheCode}
            </Link>
          </Notice>
        )}
        {price && !price.available && (
          <Notice tone="caution" title={price.message}>
            <a href={prefix + href('/booking-request')} className="link link-alone mr-6">
              {words.checkAgain}
            </a>
            <Link to={datesPage} className="link link-alone">
              {words.chooseOtherDates}
            </Link>
          </Notice>
        )}
        {price?.available && <PayForm review={{ ...review, price }} result={result} />}
        <CodeAgain sent={review.sentCode} result={result}>
          <StayNamed draft={draft} />
        </CodeAgain>
        {!price && (
          <Button type="button" disabled look="act">
            {priceError}
          </Button>
        )}
      </div>
      <div className="hidden h-full lg:block">
        <div className="sticky top-24">
          <StayPrice review={review} vatStatement={site?.settings.company.vatStatement} />
        </div>
      </div>
    </div>
  )
}

function StayPrice({ review: { price, priceError }, vatStatement }: { review: Review; vatStatement: string | undefined }) {
  return (
    <section aria-label={words.price} className="panel">
      <h2 className="mb-3 text-xl">{words.price}</h2>
      {price ? (
        <>
          <PriceBreakdown price={price} vatStatement={vatStatement} />
          <AboutInOthers amount={price.total} charged />
          <SourceOfOthers charged />
          <h3 className="mt-5 mb-1 font-sans font-semibold text-sm tracking-normal">{ifYouCancel}</h3>
          <div className="text-sm">
            <CancellationLadder steps={price.cancellation} of="price" />
          </div>
        </>
      ) : (
        <Notice tone="bad" title={words.pricingError}>
          {words.yourDetailsAreKeptPlease(priceError ?? '')}
        </Notice>
      )}
    </section>
  )
}

type Priced = Review & { price: NonNullable<Review['price']> }

type PayProps = { review: Priced; result: FormResult<PayMore> | undefined }

function PayForm({ review: { price, draft, attempt, charges, sentCode }, result }: PayProps) {
  const { retryOf, typed } = result ?? {}
  const user = useAccount()?.user
  const toast = useToast()
  const replaced = retryOf ?? (attempt?.holding ? attempt.orderId : undefined)
  const accepted = attempt?.termsAccepted ?? false
  const plan = planNamed(typed?.plan) ?? attempt?.plan ?? draft.plan
  const [agreed, consent] = useReading((box: HTMLInputElement) => box.checked, sentCode?.agreed ?? false)
  const hold = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter)
    if (sent.has('by') || sent.has('terms')) return
    event.preventDefault()
    toast({
      title: words.termsConditionsRequired,
      text: words.pleaseAcceptTheTermsConditions,
      tone: 'bad',
    })
  }
  return (
    <Form method="post" onSubmit={hold} replace={!user} className="group/pay space-y-8">
      <Intent is="pay" />
      <StayNamed draft={draft} />
      <input type="hidden" name="quotedTotal" value={price.total} />
      <input type="hidden" name="quotedCancellation" value={ladderKey(price.cancellation)} />
      {charges.full && <input type="hidden" name="quotedDinars.full" value={charges.full.dinars} />}
      {charges.first && <input type="hidden" name="quotedDinars.partial" value={charges.first.dinars} />}
      {selectItems(price, 'promo').map(({ code }) => (
        <input key={code} type="hidden" name="promoCode" value={code} />
      ))}
      {replaced && <input type="hidden" name="retryOf" value={replaced} />}
      <PlanChoice price={price} chosen={(price.instalments && plan) || 'full'} />
      {!user && <SentCode email={draft.guest.email} sent={sentCode} result={result} own orders={agreed} />}
      {accepted ? <ConsentBefore /> : <Consent {...consent} defaultChecked={sentCode?.agreed} />}
      <div className="space-y-4">
        <ChargesOfPlan charges={charges} />
        <OrderButton full={price.total} first={price.instalments?.[0].amount} ready={agreed || accepted} />
        {!user && <VisitorWays email={draft.guest.email} sent={sentCode} />}
      </div>
      <CardStatements />
    </Form>
  )
}

/** The stay of the form, for when its draft is gone. */
const StayNamed = ({ draft: { villaId, checkIn, checkOut } }: Pick<Review, 'draft'>) => (
  <>
    <input type="hidden" name="villaId" value={villaId} />
    <input type="hidden" name="startDate" value={checkIn} />
    <input type="hidden" name="endDate" value={checkOut} />
  </>
)

const planNamed = (text: string | undefined) => (text === 'partial' || text === 'full' ? text : undefined)

/** What the card is charged, by the plan that is chosen in the form. */
function ChargesOfPlan({ charges: { full, first } }: Pick<Priced, 'charges'>) {
  return (
    <>
      {full && (
        <div className="group-has-[#plan-partial:checked]/pay:hidden">
          <ChargedInDinars charge={full} />
        </div>
      )}
      {first && (
        <div className="hidden group-has-[#plan-partial:checked]/pay:block">
          <ChargedInDinars charge={first} />
        </div>
      )}
    </>
  )
}
