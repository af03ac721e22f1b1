import type { CancellationLadder as Steps } from '#contract/cancellation.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'

type Props = { steps: Steps /** What the amounts are a part of. */; of: 'price' | 'paid' }

/** Refund by day of cancellation. */
export const CancellationLadder = ({ steps, of }: Props) => (
  <>
    <ul className="tabular">
      {steps.map(({ percent, until, amount }) => (
        <li key={percent}>
          {until === null
            ? lastWords(steps.length, amount)
            : `${words.refundedUntil(percent, formatDay(until))} ${amountWords[of](formatEurosBriefly(amount))}`}
        </li>
      ))}
    </ul>
    {steps.length > 1 && <p className="text-ink-soft">{words.deadlinesInGreekTime}</p>}
    {steps.length > 1 && steps.some(({ until, amount }) => until === null && amount > 0) && (
      <p className="text-ink-soft">{words.levyRefundedInFull}</p>
    )}
  </>
)

const amountWords = { price: words.ofThePrice, paid: words.ofWhatIsPaid }

/** `levy`: refunded in any case. */
function lastWords(steps: number, levy: number): string {
  if (levy > 0) return steps > 1 ? words.onlyTheLevyAfter(formatEurosBriefly(levy)) : words.onlyTheLevyNow(formatEurosBriefly(levy))
  return steps > 1 ? words.noRefundAfter : words.noRefundAnyMore
}
