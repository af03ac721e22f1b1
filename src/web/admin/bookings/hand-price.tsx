import type { HandOffer } from '#contract/hand-bookings.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-new-booking.ts'
import { PriceBreakdown } from '../../pricing/price-breakdown.tsx'
import { Panel } from '../../stay/panel.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a stay by hand costs, when it is due, and which rules for guests it breaks. */
export function HandPrice({ offer }: { offer: HandOffer }) {
  const { villa, checkIn, checkOut, stages, broken } = offer
  return (
    <Panel title={words.whatItCosts} id="price-of-stay">
      <p className="mb-4 font-semibold">{words.stay(villa, formatDay(checkIn), formatDay(checkOut))}</p>
      <PriceBreakdown price={offer} vatStatement={undefined} />
      {stages.length > 1 && (
        <ul className="mt-4 list-disc space-y-1 pl-5 text-sm tabular">
          {stages.map(({ stage, amount, dueOn }) => (
            <li key={stage}>{words.stage(formatEuros(amount), formatDay(dueOn))}</li>
          ))}
        </ul>
      )}
      {broken.length > 0 && (
        <div className="mt-6">
          <Notice tone="caution" title={words.rulesBroken}>
            {broken.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </Notice>
        </div>
      )}
    </Panel>
  )
}
