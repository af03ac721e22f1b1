import { z } from 'zod'
import { readPolicy } from '#domain/bookings/cancellation.ts'
import { Day, Euro } from './wire.ts'

/** Refund until a day, inclusive and in the villas' time zone; without a day from then on. `amount`: of all that is paid. */
export const CancellationLadder = z.array(z.object({ percent: z.int(), until: Day.nullable(), amount: Euro }))
export type CancellationLadder = z.output<typeof CancellationLadder>

const Rows = z
  .string()
  .trim()
  .max(500, 'policy_too_long')
  .overwrite((text) => text.replaceAll('\r\n', '\n'))

const refusingUnreadable = (given: z.core.ParsePayload<string>): void => {
  const read = readPolicy(given.value)
  if (typeof read === 'string') given.issues.push({ code: 'custom', message: read, input: given.value })
}

/** A cancellation policy as owners write it. */
export const Policy = Rows.check(refusingUnreadable)

/** A villa's own policy; empty: that of the house. */
export const OwnPolicy = Rows.check((given) => {
  if (given.value !== '') refusingUnreadable(given)
})
