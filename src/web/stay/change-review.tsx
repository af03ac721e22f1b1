import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { ChangeOffer } from '#contract/guest-stays.ts'
import { shareOfStage } from '#domain/bookings/schedule.ts'
import { sum } from '#domain/money.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay } from '#words/en/days.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import * as words from '#words/en/stay.ts'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useSite } from '../layout/use-site.ts'
import { CardStatements } from '../payments/card-statements.tsx'
import { StageOrigin } from '../payments/stage-origin.tsx'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { Fact, Panel } from './panel.tsx'

type Props = {
  offer: ChangeOffer
  villaId: number
  charge: ComponentProps<typeof ChargedInDinars>['charge'] | null
  /** For which new price a code was sent. */
  code: { sent: string | null; unsent: boolean }
  result: FormResult | undefined
}

/** Price of the wanted stay, payment or refund, and the button. The change is made for exactly the amounts shown. */
export function ChangeReview({ offer, villaId, charge, code, result }: Props) {
  const { villa, checkIn, checkOut, formerTotal, total, paid, due, back, kept, parts, stages } = offer
  const vatStatement = useSite()?.settings.company.vatStatement
  const later = stages.filter((stage) => stage.due > 0)
  return (
    <Panel title={words.theDifference} id="difference">
      <p className="mb-4 font-semibold">{words.staysAt(villa, formatDay(checkIn), formatDay(checkOut), counts.guests(offer.guests))}</p>
      <PriceBreakdown price={offer} vatStatement={vatStatement} />
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <Fact name={words.priceBefore} value={formatEurosBriefly(formerTotal)} />
        <Fact name={words.priceNow} value={formatEurosBriefly(total)} />
        <Fact name={words.alreadyPaid} value={formatEurosBriefly(paid)} />
        {due > 0 && <Fact name={words.toPayNow} value={formatEurosBriefly(due)} />}
        {back > 0 && (
          <Fact name={words.refund} value={formatEurosBriefly(back)}>
            {formatDinars(sum(parts.map(({ dinars }) => dinars)))}
          </Fact>
        )}
      </dl>
      {due === 0 && back === 0 && <p className="mt-4">{words.nothingToPay}</p>}
      {kept > 0 && <p className="mt-4">{words.keptOfDifference(formatEurosBriefly(kept))}</p>}
      <h3 className="mt-5 text-lg">{ifYouCancel}</h3>
      <CancellationLadder steps={offer.cancellation} of="paid" />
      {later.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">{words.laterPayments}</h3>
          <ul className="tabular">
            {later.map((stage) => (
              <li key={stage.stage}>
                {words.dueBy(formatEurosBriefly(stage.due), formatDay(stage.dueOn))}
                <StageOrigin share={shareOfStage(stages, stage.stage)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {offer.consent === 'asked' && (
        <div className="mt-6">
          <Notice tone="calm" title={words.weAskedYourHosts}>
            {words.weEmailYou}
          </Notice>
        </div>
      )}
      {(offer.consent === 'needed' || offer.consent === 'refused') && (
        <Form method="post" className="mt-6 space-y-5">
          <Intent is="ask" />
          <WantedFields villaId={villaId} offer={offer} />
          <p>{offer.consent === 'refused' ? words.hostsRefused : words.hostsAgreeFirst}</p>
          <FormFailure result={result} />
          <SubmitButton acting={words.oneMoment} look="act">
            {words.askYourHosts}
          </SubmitButton>
        </Form>
      )}
      {(offer.consent === 'not_needed' || offer.consent === 'agreed') && (
        <div className="mt-6 space-y-5">
          {offer.codeNeeded ? (
            <>
              <p>{words.atOnce}</p>
              <ConfirmByCode
                shown={<AgreedFields offer={offer} villaId={villaId} />}
                sent={code.sent === String(total / 100)}
                email={offer.email}
                unsent={code.unsent}
                intent="confirm"
                labels={{ send: words.changeByCode, confirm: chooseLabel(due, back) }}
                result={result}
              />
            </>
          ) : (
            <ChangeForm offer={offer} villaId={villaId} charge={charge} result={result} />
          )}
        </div>
      )}
    </Panel>
  )
}

const WantedFields = ({ offer: { checkIn, checkOut, guests }, villaId }: Pick<Props, 'offer' | 'villaId'>) => (
  <>
    <input type="hidden" name="villaId" value={villaId} />
    <input type="hidden" name="checkIn" value={checkIn} />
    <input type="hidden" name="checkOut" value={checkOut} />
    <input type="hidden" name="guests" value={guests} />
  </>
)

const AgreedFields = ({ offer, villaId }: Pick<Props, 'offer' | 'villaId'>) => (
  <>
    <WantedFields villaId={villaId} offer={offer} />
    <input type="hidden" name="total" value={offer.total / 100} />
    <input type="hidden" name="due" value={offer.due / 100} />
    <input type="hidden" name="back" value={offer.back / 100} />
  </>
)

function ChangeForm({ offer, villaId, charge, result }: Omit<Props, 'code'>) {
  const { due, back } = offer
  return (
    <Form method="post" className="space-y-5">
      <Intent is="change" />
      <AgreedFields offer={offer} villaId={villaId} />
      {charge && <input type="hidden" name="quotedDinars" value={charge.dinars} />}
      {charge && <ChargedInDinars charge={charge} />}
      <p>{due > 0 ? words.howItWorks : words.atOnce}</p>
      <FormFailure result={result} />
      <SubmitButton acting={words.oneMoment} look="act" wide className="min-h-14 text-lg sm:w-auto sm:px-8">
        {chooseLabel(due, back)}
      </SubmitButton>
      {due > 0 && <CardStatements />}
    </Form>
  )
}

function chooseLabel(due: number, back: number): string {
  if (due > 0) return words.changeAndPay(formatEurosBriefly(due))
  return back > 0 ? words.changeAndReturn(formatEurosBriefly(back)) : words.changeNow
}
