import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { assessChange, ownerChanges } from '#domain/bookings/status-change.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import type { Deps } from '../deps.ts'
import { readFacts } from '../payments/booking-facts.ts'
import { bookingById } from '../stays/queries.ts'

const NOTHING = { nights: 'unchanged', payment: null, refundable: 0, openPayment: null, mails: [] } as const

/** Every change an owner can request for a booking, with its consequences or the reason why it is not possible. */
export async function statusChanges(
  { db, now }: Deps,
  bookingId: number,
  language: Language,
): Promise<AnswerOf<typeof bookingCalls.statusChanges>> {
  const found = await bookingById(db, bookingId)
  if (!found) throw new Refusal('no_such_booking')
  const facts = await readFacts(db, found.booking, now())
  return {
    changes: ownerChanges.map((change) => {
      const assessed = assessChange(facts, change)
      return assessed.problem === null
        ? { change, ...assessed }
        : { change, ...NOTHING, mails: [], problem: sayIn[language](assessed.problem) }
    }),
  }
}
