import type { AnswerOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/stay.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { Panel } from './panel.tsx'

type Cancellation = AnswerOf<typeof guestStayCalls.cancellation>

/** Refund today by card, and by the policy on later days. */
export function Refunding({ cancellation: { paid, refund, parts, steps } }: { cancellation: Cancellation }) {
  const byCard = parts.some(({ method }) => method === 'card')
  return (
    <Panel title={words.today} id="today">
      <p className="font-semibold tabular">
        {refund > 0
          ? words.refundOfPaid(formatEurosBriefly(refund), formatEurosBriefly(paid))
          : words.notRefunded(formatEurosBriefly(paid))}
      </p>
      <ul className="mt-2 list-disc pl-5 tabular">
        {parts.map((part) => (
          <li key={part.orderId}>{words.part(formatEurosBriefly(part.amount), formatDinars(part.dinars), describeWay(part))}</li>
        ))}
      </ul>
      {byCard && <p className="mt-2 text-ink-soft text-sm">{words.cardTakesDays}</p>}
      <h3 className="mt-5 text-lg">{words.later}</h3>
      <div className="mt-1">
        <CancellationLadder steps={steps} of="paid" />
      </div>
      <p className="mt-5">{words.nightsAreFree}</p>
    </Panel>
  )
}

function describeWay({ method, card }: Cancellation['parts'][number]): string {
  if (method !== 'card') return words.byTheHosts
  return card ? words.toCard(card) : words.toYourCard
}
