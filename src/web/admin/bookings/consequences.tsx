import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { ChangeMail } from '#domain/bookings/status-change.ts'
import * as words from '#words/en/office-bookings.ts'

export type Change = AnswerOf<typeof bookingCalls.statusChanges>['changes'][number]

const mailWords: Record<ChangeMail, string> = {
  receipt: words.aReceiptForThePayment,
  confirmation: words.theConfirmationOfTheStay,
  cancellation: words.thatTheBookingIsCancelled,
  refund: words.thatTheMoneyWasRefunded,
}

const nightWords: Record<Change['nights'], string[]> = {
  taken: [words.theNightsAreSold],
  freed: [words.theNightsAreFreeAgain],
  unchanged: [],
}

const openPaymentWords = {
  counts: [words.aCardPaymentIsStill],
  returned: [words.aCardPaymentIsStillOpen],
}

/** Effects of a change, as sentences for the owner. */
export const listConsequences = ({ change, nights, openPayment, mails }: Change): string[] => [
  ...(change === 'delete' ? [words.itDisappearsFromTheListsIt] : []),
  ...(change === 'restore' ? [words.isShownInTheLists] : []),
  ...nightWords[nights],
  ...(openPayment ? openPaymentWords[openPayment] : []),
  mails.length > 0 ? words.theGuestGetsByMail(mails.map((mail) => mailWords[mail]).join('; ')) : words.theGuestGetsNoMail,
]

export const ConsequenceList = ({ change }: { change: Change }) => (
  <ul className="list-disc space-y-1 pl-5 text-sm">
    {listConsequences(change).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
