import { shareOfStage } from '#domain/bookings/schedule.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { type Charge, ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { formatPaidDay, Plan } from '../payments/plan.tsx'
import { StageOrigin } from '../payments/stage-origin.tsx'
import type { VerifiedResult } from './confirmation.server.ts'

type Props = { booking: VerifiedResult['result']['booking']; rest: Charge | null }

/** Payment schedule of the booking: paid and remaining stages. */
export function PaidStages({ booking: { stages, paid, remaining }, rest }: Props) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{words.paymentSchedule}</h2>
      <Plan
        steps={stages.map(({ stage, amount, dueOn, paid: settled, paidOn }) => ({
          key: stage,
          paid: settled,
          amount: formatEurosBriefly(amount),
          name: stages.length > 1 ? words.stage(shareOfStage(stages, stage)) : words.inFull,
          when: settled ? formatPaidDay(paidOn, words.paid) : words.dueOn(formatDay(dueOn)),
          more: !settled && <StageOrigin share={shareOfStage(stages, stage)} />,
        }))}
      />
      <p className="mt-4 text-ink-soft text-sm tabular">
        {words.paidSoFar}: {formatEurosBriefly(paid)}. {words.remaining}: {formatEurosBriefly(remaining)}.
      </p>
      {remaining > 0 && rest && (
        <div className="mt-2">
          <ChargedInDinars charge={rest} label={words.theRemainderAtTodaysRate} />
        </div>
      )}
    </section>
  )
}
