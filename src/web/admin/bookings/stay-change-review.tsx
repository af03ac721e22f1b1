import { Form } from 'react-router'
import type { OwnersOffer } from '#contract/owner-changes.ts'
import { formatDay } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatDinars, formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-stay.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import type { FormResult, FormValues } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { PriceBreakdown } from '../../pricing/price-breakdown.tsx'
import { Fact, Panel } from '../../stay/panel.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { AccessChange } from './access-change.tsx'
import type { Chosen } from './open-stage-fields.tsx'
import { TellGuestField } from './tell-guest-field.tsx'

type Props = {
  offer: OwnersOffer
  sent: Chosen
  here: string
  result: FormResult | undefined
  /** Typed when other stays were shown. */
  edited: FormValues | undefined
  keep: (typed: FormValues) => void
}

/** New price, refund, open amount, and the button. The change is made for exactly the amounts shown. */
export function StayChangeReview({ offer, sent, here, result, edited, keep }: Props) {
  const typed = result?.typed ?? edited
  const { villa, checkIn, checkOut, formerTotal, total, paid, back, parts, remaining, stages, broken, reasonNeeded, version } = offer
  return (
    <Panel title={words.whatChanges} id="difference">
      <p className="mb-4 font-semibold">{words.stay(villa, formatDay(checkIn), formatDay(checkOut))}</p>
      <PriceBreakdown price={offer} vatStatement={undefined} />
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <Fact name={words.priceBefore} value={formatEuros(formerTotal)} />
        <Fact name={words.priceNow} value={formatEuros(total)} />
        <Fact name={words.paid} value={formatEuros(paid)} />
        {back > 0 && <Fact name={words.refund} value={formatEuros(back)} />}
        {remaining > 0 && <Fact name={words.stillToPay} value={formatEuros(remaining)} />}
      </dl>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm tabular">
        {parts.map(({ method, amount, dinars }) => (
          <li key={`${method} ${amount} ${dinars}`}>
            {method === 'card'
              ? words.toCard(formatEuros(amount), formatDinars(dinars))
              : words.byYourself(formatEuros(amount), methodLabels[method])}
          </li>
        ))}
        {stages
          .filter(({ due }) => due > 0)
          .map(({ stage, due, dueOn }) => (
            <li key={stage}>{words.dueBy(formatEuros(due), formatDay(dueOn))}</li>
          ))}
      </ul>
      <AccessChange access={offer.access} />
      <h3 className="mt-5 text-lg">{words.ifTheGuestCancels}</h3>
      <ul className="text-sm tabular">
        {offer.cancellation.map(({ percent, until, amount }) => (
          <li key={percent}>
            {until === null ? words.refundAfter(formatEuros(amount)) : words.refundUntil(percent, formatDay(until), formatEuros(amount))}
          </li>
        ))}
      </ul>
      {broken.length > 0 && (
        <div className="mt-6">
          <Notice tone="caution" title={words.rulesBroken}>
            {broken.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </Notice>
        </div>
      )}
      <Form
        method="post"
        noValidate
        preventScrollReset
        data-survives-tabs
        onInput={({ currentTarget }) => keep(Object.fromEntries(new FormData(currentTarget)) as FormValues)}
        className="mt-6 space-y-5"
      >
        <Intent is="change" />
        {Object.entries({ ...sent, version, total: total / 100, back: back / 100 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          label={words.reason}
          name="reason"
          required={reasonNeeded}
          maxLength={500}
          rows={2}
          hint={words.reasonHint}
          defaultValue={typed?.reason}
          error={result?.errors?.reason}
        />
        <TellGuestField typed={typed} />
        <FormFailure result={result} here={here} />
        <SubmitButton acting={words.oneMoment} look="act">
          {back > 0 ? words.changeAndRefund(formatEuros(back)) : words.changeIt}
        </SubmitButton>
        <FormQuestion result={result} />
      </Form>
    </Panel>
  )
}
