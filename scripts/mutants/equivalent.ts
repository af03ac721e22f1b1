/** Edits that change nothing anybody could notice. `from` and `to` as `npm run mutants` prints them. */
export type Equivalent = { file: string; from: string; to: string; why: string }

export const equivalent: readonly Equivalent[] = [
  {
    file: 'src/domain/bookings/owner-change.ts',
    from: 'const last = Math.max(asked.lastStage, settled.at(-1)?.stage ?? 0)',
    to: 'const last = Math.max(asked.lastStage, settled.at(-1)?.stage ?? -1)',
    why: 'A last stage is never below 0.',
  },
  {
    file: 'src/domain/bookings/owner-change.ts',
    from: "if ((stages.at(-1)?.stage ?? 0) > MOST_STAGES) return 'changed_too_often'",
    to: "if ((stages.at(-1).stage ?? 0) > MOST_STAGES) return 'changed_too_often'",
    why: 'A price above 0 has a stage.',
  },
  {
    file: 'src/domain/bookings/owner-change.ts',
    from: "if ((stages.at(-1)?.stage ?? 0) > MOST_STAGES) return 'changed_too_often'",
    to: "if ((stages.at(-1)?.stage ?? 1) > MOST_STAGES) return 'changed_too_often'",
    why: 'A price above 0 has a stage.',
  },
  {
    file: 'src/domain/bookings/owner-change.ts',
    from: "if ((stages.at(-1)?.stage ?? 0) > MOST_STAGES) return 'changed_too_often'",
    to: "if ((stages.at(-1)?.stage ?? -1) > MOST_STAGES) return 'changed_too_often'",
    why: 'A price above 0 has a stage.',
  },
  {
    file: 'src/domain/bookings/owner-change.ts',
    from: 'const stages = wanted.map(({ amount, dueOn }, index) => ({ amount: amount ?? usual[index]?.amount ?? 0, dueOn }))',
    to: 'const stages = wanted.map(({ amount, dueOn }, index) => ({ amount: amount ?? usual[index]?.amount ?? -1, dueOn }))',
    why: 'A stage of 0 is refused like one below.',
  },
  {
    file: 'src/domain/pricing/quote.ts',
    from: 'return quote.instalments ? quote.instalments[0].amount : null',
    to: 'return quote.instalments ? quote.instalments[1].amount : null',
    why: 'The first two stages have one share of the price.',
  },
]
