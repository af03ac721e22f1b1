import type { ReactNode } from 'react'
import type { PaymentPlan } from '#domain/pricing/quote.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import type { Price } from '../pricing/price-breakdown.tsx'
import { Stages } from '../pricing/stages.tsx'

type Props = { price: Price; chosen: PaymentPlan }

/** Full payment, or three stages if the dates allow it. */
export function PlanChoice({ price, chosen }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl">{words.howWouldYouLike}</legend>
      <div className="mt-4 space-y-3">
        <Plan plan="full" chosen={chosen} title={words.payInFull} amount={price.total}>
          <p className="text-ink-soft text-sm">{words.onePaymentAndEverything}</p>
        </Plan>
        {price.instalments ? (
          <Plan plan="partial" chosen={chosen} title={words.payInThreeStages} amount={price.instalments[0].amount}>
            <Stages instalments={price.instalments} reason={null} />
          </Plan>
        ) : (
          <p className="text-ink-soft text-sm">{price.instalmentsReason}</p>
        )}
      </div>
    </fieldset>
  )
}

type PlanProps = Omit<Props, 'price'> & { plan: PaymentPlan; title: string; amount: number; children: ReactNode }

function Plan({ plan, chosen, title, amount, children }: PlanProps) {
  return (
    <div className="flex gap-x-[min(1rem,4vw)] rounded-soft border border-sand-line bg-limewash p-[min(1rem,4vw)] has-checked:border-aegean has-checked:shadow-[inset_0_0_0_1px_var(--color-aegean)] sm:p-5">
      <input
        type="radio"
        id={`plan-${plan}`}
        name="plan"
        value={plan}
        defaultChecked={chosen === plan}
        className="mt-1 size-5 shrink-0 accent-aegean"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={`plan-${plan}`} className="-my-2 flex flex-wrap justify-between gap-x-4 py-2 font-semibold">
          {title}
          <span className="tabular">{words.today(formatEurosBriefly(amount))}</span>
        </label>
        <div className="mt-1">{children}</div>
      </div>
    </div>
  )
}
