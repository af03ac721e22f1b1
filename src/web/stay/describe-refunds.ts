import type { StayRefund } from '#contract/guest-stays.ts'
import { sum } from '#domain/money.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/stay.ts'

const stages = ['pending', 'done', 'refused'] as const

/** What has gone back and what is on its way, a sentence for each day. */
export function describeRefunds(refunds: readonly StayRefund[]): string[] {
  return stages.flatMap((stage) => {
    const inStage = refunds.filter(({ state }) => state === stage)
    return [...new Set(inStage.map(({ on }) => on))].map((day) => {
      const amount = formatEurosBriefly(sum(inStage.filter(({ on }) => on === day).map((refund) => refund.amount)))
      if (stage === 'refused') return words.refundRefused(amount)
      return stage === 'done' ? words.refundDone(amount, formatDay(day)) : words.refundPending(amount, formatDay(day))
    })
  })
}
