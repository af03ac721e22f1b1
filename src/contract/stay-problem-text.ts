import type { StayProblem, StayRules } from '#domain/stay.ts'
import { problems } from './problems.ts'

/** Why a stay may not be booked, in words. */
export const stayProblemText = (problem: StayProblem, { maximumNights }: StayRules): string =>
  problems[problem].text.replace('{n}', String(maximumNights))
