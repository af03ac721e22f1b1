import { Form, useNavigation } from 'react-router'
import { writtenDay } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { STAGE_PERCENTS } from '#domain/pricing/instalments.ts'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { Intent } from '../forms/intent.tsx'
import { useSite } from '../layout/use-site.ts'
import { CardStatements } from './card-statements.tsx'
import { GuestFacts } from './guest-facts.tsx'
import type { PayAnswer } from './pay.server.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import type { StageReview as Review } from './review.server.ts'
import { StayFacts } from './stay-facts.tsx'

const IF_RETRIED =
  'Did you come back from the bank’s page without paying? Then you may start again. Should both tries be charged after all, the second goes back by itself.'

/** Payment of a later stage. The guest accepted the terms with the first one. */
export function StageReview({ review: { booking, next, charge }, answer }: { review: Review; answer: PayAnswer | undefined }) {
  const busy = useNavigation().state !== 'idle'
  const vatStatement = useSite()?.settings.company.vatStatement
  return (
    <div className="max-w-3xl space-y-10">
      <StayFacts {...booking} />
      <GuestFacts guest={{ ...booking.guest, specialRequests: booking.specialRequests }} />
      {answer && <RefusalNotice answer={answer} datesPage="/reservations" ifRetried={IF_RETRIED} />}
      <Form method="post" className="panel space-y-5">
        <Intent is="pay" />
        <input type="hidden" name="bookingId" value={booking.id} />
        <input type="hidden" name="stage" value={next.stage} />
        <input type="hidden" name="amount" value={next.due} />
        {charge && <input type="hidden" name="quotedDinars" value={charge.dinars} />}
        {answer?.retryOf && <input type="hidden" name="retryOf" value={answer.retryOf} />}
        <h2 className="text-xl">
          Stage {next.stage} of {booking.stages.length}: {STAGE_PERCENTS[next.stage - 1]}% of {writtenEuros(booking.total)}
        </h2>
        <p className="text-ink-soft text-sm">
          Booking {booking.bookingNumber}, due on {writtenDay(next.dueOn)}. {vatStatement}
        </p>
        {charge && <ChargedInDinars charge={charge} />}
        <button type="submit" disabled={busy} className="button button-act min-h-14 w-full text-lg sm:w-auto sm:px-8">
          {busy ? 'One moment …' : `${answer?.retryOf ? 'I have not paid yet: pay' : 'Pay'} ${writtenEuros(next.due)} now`}
        </button>
        <CardStatements />
      </Form>
    </div>
  )
}
