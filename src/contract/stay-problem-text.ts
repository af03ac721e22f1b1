import type { StayProblem, StayRules } from '#domain/stay.ts'
import { problems } from './problems.ts'

/** Text for a stay problem. */
export const stayProblemText = (problem: StayProblem, { maximumNights }: StayRules): string =>
  problems[problem].text.replace('{n}', String(maximumNights))
