import { shareOfStage } from '#domain/bookings/schedule.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { type Charge, ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { StageOrigin } from '../payments/stage-origin.tsx'
import type { VerifiedResult } from './confirmation.server.ts'

type Props = { booking: VerifiedResult['result']['booking']; rest: Charge | null }

/** Payment schedule of the booking: paid and remaining stages. */
export function PaidStages({ booking: { stages, paid, remaining }, rest }: Props) {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.paymentSchedule}</h2>
      <ol className="mt-3 tabular">
        {stages.map(({ stage, amount, dueOn, paid: settled }) => (
          <li key={stage} className="flex justify-between gap-4 border-sand-line border-b py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {stages.length > 1 ? words.stage(shareOfStage(stages, stage)) : words.inFull}
              {!settled && <StageOrigin share={shareOfStage(stages, stage)} />}
              <span className="block text-ink-soft">{settled ? words.paid : words.dueOn(formatDay(dueOn))}</span>
            </span>
            <span className="whitespace-nowrap">{formatEurosBriefly(amount)}</span>
          </li>
        ))}
      </ol>
      <dl className="facts mt-4">
        <div>
          <dt>{words.paidSoFar}</dt>
          <dd>{formatEurosBriefly(paid)}</dd>
        </div>
        <div>
          <dt>{words.remaining}</dt>
          <dd>{formatEurosBriefly(remaining)}</dd>
        </div>
      </dl>
      {remaining > 0 && rest && (
        <div className="mt-3">
          <ChargedInDinars charge={rest} label={words.theRemainderAtTodaysRate} />
        </div>
      )}
    </section>
  )
}
