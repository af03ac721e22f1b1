import { href } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { payStagePath } from '#domain/bookings/guest-links.ts'
import { shareOfStage } from '#domain/bookings/schedule.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatDay } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import * as paymentWords from '#words/en/payment.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import * as words from '#words/en/stay.ts'
import { formatPaidDay, Plan } from '../payments/plan.tsx'
import { StageOrigin } from '../payments/stage-origin.tsx'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { levyLine } from '../pricing/levy-line.ts'
import { Fold } from '../ui/fold.tsx'
import { Notice } from '../ui/notice.tsx'
import { describeRefunds } from './describe-refunds.ts'
import { OwnButton } from './own-way.tsx'
import { Panel } from './panel.tsx'

type Props = { stay: OwnStay }

/** What is paid, what is due and when, and what has gone back. */
export function Money({ stay }: Props) {
  const { booking, payments, paymentOpen, cancellation } = stay
  const next = booking.stages.find(({ due }) => due > 0)
  const ended = hasEnded(booking.status)
  const refunds = describeRefunds(payments.flatMap((payment) => payment.refunds))
  return (
    <Panel title={words.money} id="money" card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="tabular">
          {ended
            ? words.paidOnce(formatEurosBriefly(payments.reduce((all, { amount }) => all + amount, 0)))
            : words.paidOf(formatEurosBriefly(booking.paid), formatEurosBriefly(booking.total))}
          {!ended && <span className="block text-ink-soft text-sm">{levyLine(booking)}</span>}
        </p>
        {next && booking.status === 'partial_paid' && (
          <OwnButton to={payStagePath(booking.id)} look="act" className="no-print">
            {words.payStage(formatEurosBriefly(next.due))}
          </OwnButton>
        )}
        {ended && (
          <OwnButton to={`${href('/booking')}?${new URLSearchParams({ villa: booking.villaSlug })}`} className="no-print">
            {words.bookAgain}
          </OwnButton>
        )}
      </div>
      {refunds.map((sentence) => (
        <p key={sentence} className="mt-2 font-semibold">
          {sentence}
        </p>
      ))}
      {paymentOpen && (
        <div className="mt-4">
          <Notice tone="calm">{words.paymentOpen}</Notice>
        </div>
      )}
      {!ended && (
        <div className="mt-5">
          <Stages stay={stay} />
        </div>
      )}
      {cancellation.length > 0 && (
        <div className="mt-5 text-sm">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{ifYouCancel}</h3>
          <CancellationLadder steps={cancellation} of="paid" />
        </div>
      )}
      {!ended && <p className="mt-2 text-ink-soft text-sm">{paymentWords.depositAtCheckIn(formatEurosBriefly(SECURITY_DEPOSIT))}</p>}
      {payments.length === 0 ? (
        <p className="mt-4 text-ink-soft">{words.nothingPaid}</p>
      ) : (
        <div className="mt-4 border-sand-line border-t">
          <Fold title={words.payments} open={ended}>
            <ul>
              {payments.map((payment) => (
                <Payment key={payment.orderId} payment={payment} />
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </Panel>
  )
}

function Stages({ stay: { booking } }: Props) {
  return (
    <Plan
      steps={booking.stages.map(({ stage, amount, due, dueOn, paid, paidOn }) => {
        const share = shareOfStage(booking.stages, stage)
        return {
          key: stage,
          paid,
          amount: formatEurosBriefly(amount),
          name: booking.stages.length > 1 ? paymentWords.stage(share) : paymentWords.inFull,
          when: paid ? formatPaidDay(paidOn, words.paid) : words.dueBy(formatEurosBriefly(due), formatDay(dueOn)),
          more: !paid && <StageOrigin share={share} />,
        }
      })}
    />
  )
}

function Payment({ payment }: { payment: OwnStay['payments'][number] }) {
  const { method, amount, dinars, on, card } = payment
  const notes = [words.paidBy(methodLabels[method], formatDay(on)), ...(card ? [words.cardOf(card)] : [])]
  return (
    <li className="border-sand-line border-b py-3 tabular last:border-0">
      {words.paymentOf(formatEurosBriefly(amount), formatDinars(dinars))}
      <span className="block text-ink-soft text-sm">{notes.join(', ')}</span>
    </li>
  )
}
