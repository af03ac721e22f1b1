import type { AnswerOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import type { ComplaintReceipt } from '#contract/support.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/support.ts'

type OwnComplaint = NonNullable<AnswerOf<typeof guestStayCalls.stay>['tickets'][number]['complaint']>

/** Shown to a guest after a complaint. */
export const receiptWords = ({ number, answerBy, solveBy }: ComplaintReceipt) => ({
  title: words.received(number),
  text: words.weAnswerBy(formatDay(answerBy), formatDay(solveBy)),
})

/** A complaint on the page of its guest: number, days and decision. */
export function ComplaintNotes({ complaint }: { complaint: OwnComplaint }) {
  const { number, answerBy, solveBy, decision, answer, answeredOn, solvedOn } = complaint
  return (
    <div className="space-y-2 rounded-soft border border-sand-line bg-chalk px-4 py-3 text-sm">
      <p className="font-semibold">{words.complaintNumber(number)}</p>
      {decision === null || answeredOn === null ? (
        <p>{words.answerPromised(formatDay(answerBy), formatDay(solveBy))}</p>
      ) : (
        <>
          <p className="font-semibold">{words.decidedOn(words.decisionLabels[decision], formatDay(answeredOn))}</p>
          <p className="whitespace-pre-line">{answer}</p>
          <p>{solvedOn === null ? words.solutionPromised(formatDay(solveBy)) : words.solvedOn(formatDay(solvedOn))}</p>
        </>
      )}
    </div>
  )
}
