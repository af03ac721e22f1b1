import { shareOfStage } from '#domain/bookings/schedule.ts'
import type { Instalment } from '#domain/pricing/instalments.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import { lessPaid as origin } from '#words/en/pricing.ts'

/** Which one of how many a stage is, and how its amount comes about where more than planned was paid before. */
export function stageName(stages: readonly Instalment[], stage: number): string {
  const { position, percent, lessPaid } = shareOfStage(stages, stage)
  const name = words.confirmation.stage(position, stages.length)
  return lessPaid ? `${name} (${origin(percent, formatEuros(lessPaid.planned), formatEuros(lessPaid.before))})` : name
}
