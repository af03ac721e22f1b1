import { z } from 'zod'
import { formatDay } from '#domain/calendar-day.ts'
import type { Instalments } from '#domain/pricing/instalments.ts'
import { Day, Euro, renamed } from './wire.ts'

const Stage = z.object({ amount: Euro, due_date: Day, due_date_formatted: z.string() })
const names = ['first', 'second', 'third'] as const

/** Wire: `first`, `second` and `third`. Code: a list of instalments. */
export const Stages = z.codec(z.object({ first: Stage, second: Stage, third: Stage }), z.custom<Instalments>(), {
  decode: (outside) =>
    names.map((name, index) => ({
      stage: index + 1,
      amount: outside[name].amount,
      dueOn: outside[name].due_date,
    })) as unknown as Instalments,
  encode: (instalments) => {
    const [first, second, third] = instalments.map(({ amount, dueOn }) => ({
      amount,
      due_date: dueOn,
      due_date_formatted: formatDay(dueOn),
    }))
    return { first, second, third } as { [Name in (typeof names)[number]]: z.output<typeof Stage> }
  },
})

/** A stage of a booking. `due`: amount still to pay. `planned`: its amount before what was paid more than planned was taken off. `paidOn`: the day of the payment that settled it. */
export const ScheduledStage = renamed(
  { stage: z.int(), amount: Euro, dueOn: Day, paid: z.boolean(), due: Euro, planned: Euro.optional(), paidOn: Day.nullish() },
  { dueOn: 'due_date', due: 'amount_due', planned: 'amount_planned', paidOn: 'paid_on' },
)
