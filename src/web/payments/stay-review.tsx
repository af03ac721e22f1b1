import type { SubmitEvent } from 'react'
import { Form, href } from 'react-router'
import { ladderKey } from '#domain/bookings/cancellation.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { prefix } from '#words/en/language.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import { bookAlone, firstThenSecond, notFree, seeWhatIsFree, shareOf, sumOfBoth, twoBookings } from '#words/en/two-villas.ts'
import { formatRegistration } from '#words/en/villa-page.ts'
import { TotalInOther } from '../currency/about-in-other.tsx'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { CurrencyForm } from '../currency/currency-form.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useReading } from '../forms/use-reading.ts'
import { useAccount } from '../layout/account.tsx'
import { useSite } from '../layout/use-site.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { searchFor, toBookingAddress } from '../search/addresses.ts'
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
  const { villa, draft, attempt, price, priceError, also } = review
  const vatStatement = useSite()?.settings.company.vatStatement
  const datesPage = also ? searchFor({ ...draft, guests: draft.guest.guests + also.guests }) : `${href('/booking')}?villa=${villa.slug}`
  const prices = (
    <div className="space-y-6">
      <StayPrice of={review} villa={also ? villa.name : null} vatStatement={vatStatement} />
      {also && <StayPrice of={also} villa={also.villa.name} vatStatement={vatStatement} />}
    </div>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <CurrencyForm />
      <div className="min-w-0 space-y-8 lg:space-y-10">
        <StayFacts
          villa={villa.name}
          picture={villa.pictures[0]}
          {...draft}
          guests={draft.guest.guests}
          registration={formatRegistration(villa.registrationKind, villa.registrationNumber)}
        />
        {also && <SecondVilla review={review} also={also} datesPage={datesPage} />}
        <GuestFacts guest={draft.guest} />
        <div className="lg:hidden">{prices}</div>
        {result && (
          <RefusalNotice
            result={attempt ? { ...result, nothingDone: false } : result}
            datesPage={datesPage}
            ifRetried={words.ifYouStartAgain}
            villa={also && result.aboutVilla === also.villa.id ? also.villa.name : undefined}
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
        {price?.available && (!also || also.price?.available) && <PayForm review={{ ...review, price }} result={result} />}
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
        <div className="top-24 tall:sticky">{prices}</div>
      </div>
    </div>
  )
}

type PriceProps = {
  of: Pick<Review, 'price' | 'priceError'> /** Where there are two. */
  villa: string | null
  vatStatement: string | undefined
}

function StayPrice({ of: { price, priceError }, villa, vatStatement }: PriceProps) {
  const title = villa === null ? words.price : shareOf(villa, words.price)
  return (
    <section aria-label={title} className="panel">
      <h2 className="mb-3 text-xl">{title}</h2>
      {price ? (
        <>
          <PriceBreakdown price={price} vatStatement={vatStatement} />
          <TotalInOther amount={price.total} charged />
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

type Second = NonNullable<Review['also']>

/** The villa that is held as well, what is paid when, and the way to book only one. */
function SecondVilla({ review: { villa, draft, price }, also, datesPage }: { review: Review; also: Second; datesPage: string }) {
  const { guest, checkIn, checkOut } = draft
  return (
    <>
      <StayFacts
        villa={also.villa.name}
        picture={also.villa.pictures[0]}
        {...draft}
        guests={also.guests}
        registration={formatRegistration(also.villa.registrationKind, also.villa.registrationNumber)}
        label={shareOf(also.villa.name, words.yourStay)}
      />
      <Notice tone="calm" title={twoBookings}>
        <p>{firstThenSecond(villa.name, also.villa.name)}</p>
        {price && also.price && (
          <p className="mt-1 font-semibold">{shareOf(sumOfBoth, formatEurosBriefly(price.total + also.price.total))}</p>
        )}
        <Link to={toBookingAddress(villa.slug, { checkIn, checkOut, guests: guest.guests })} className="link link-alone">
          {bookAlone(villa.name)}
        </Link>
      </Notice>
      {also.price?.available === false && (
        <Notice tone="caution" title={notFree(also.villa.name)} announced>
          <p>{also.price.message}</p>
          <Link to={datesPage} className="link link-alone">
            {seeWhatIsFree}
          </Link>
        </Notice>
      )}
    </>
  )
}

type Priced = Review & { price: NonNullable<Review['price']> }

type PayProps = { review: Priced; result: FormResult<PayMore> | undefined }

function PayForm({ review: { price, draft, attempt, charges, also, sentCode }, result }: PayProps) {
  const { retryOf, typed } = result ?? {}
  const user = useAccount()?.user
  const toast = useToast()
  const replaced = retryOf ?? (attempt?.holding ? attempt.orderId : undefined)
  const accepted = Boolean(attempt?.termsAccepted && (!also || also.attempt?.termsAccepted))
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
      {also && <SecondShown also={also} />}
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

/** What the page has shown of the second villa. */
const SecondShown = ({ also: { price, attempt } }: { also: Second }) => (
  <>
    {price && <input type="hidden" name="also.quotedTotal" value={price.total} />}
    {price && <input type="hidden" name="also.quotedCancellation" value={ladderKey(price.cancellation)} />}
    {attempt?.holding && <input type="hidden" name="also.retryOf" value={attempt.orderId} />}
  </>
)

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
