import { Refusal } from '#contract/refusal.ts'
import { isTooLongForReport, type Period } from '#domain/reports/period.ts'
import { refuseReversed } from '../exports/period.ts'

/** The period that a report is asked for. @throws Refusal `bad_input` if it ends before it begins, or is too long */
export function readPeriod({ from, until }: Period): Period {
  const period = { from, until }
  refuseReversed(period)
  if (isTooLongForReport(period)) {
    throw new Refusal('bad_input', { says: 'report_too_long', fields: { until: 'report_too_long' } })
  }
  return period
}
