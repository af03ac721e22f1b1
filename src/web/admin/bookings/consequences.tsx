import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { ChangeMail } from '#domain/bookings/status-change.ts'

export type Change = AnswerOf<typeof bookingCalls.statusChanges>['changes'][number]

const mailWords: Record<ChangeMail, string> = {
  receipt: 'a receipt for the payment',
  confirmation: 'the confirmation of the stay',
  cancellation: 'that the booking is cancelled',
  refund: 'that the money went back, once it has',
}

const nightWords: Record<Change['nights'], string[]> = {
  taken: ['The nights are sold to this guest.'],
  freed: ['The nights are free again at once.'],
  unchanged: [],
}

const openPaymentWords = {
  counts: ['A card payment is still open at the bank. If the bank approves it, it counts.'],
  returned: ['A card payment is still open at the bank. If the bank approves it, it goes back to the card by itself.'],
}

/** Effects of a change, as sentences for the owner. */
export const consequencesOf = ({ change, nights, openPayment, mails }: Change): string[] => [
  ...(change === 'delete' ? ['It disappears from the lists. It can be brought back.'] : []),
  ...(change === 'restore' ? ['It stands in the lists again.'] : []),
  ...nightWords[nights],
  ...(openPayment ? openPaymentWords[openPayment] : []),
  mails.length > 0 ? `The guest gets by mail: ${mails.map((mail) => mailWords[mail]).join('; ')}.` : 'The guest gets no mail.',
]

export const ConsequenceList = ({ change }: { change: Change }) => (
  <ul className="list-disc space-y-1 pl-5 text-sm">
    {consequencesOf(change).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
