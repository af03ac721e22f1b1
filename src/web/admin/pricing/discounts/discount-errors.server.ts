import * as words from '#words/en/office-pricing.ts'
import { type FormErrors, type FormResult, type FormValues, filled } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'

const NO_NAME = words.discountNameIsRequired
const NO_TYPE = words.discountTypeIsRequired
const PERCENTAGE = words.percentageMustBeBetween0
const NO_VALIDITY = words.validFromAndUntilDates
const VALIDITY_REVERSED = words.validUntilMustBeAfter
const STAY_REVERSED = words.stayPeriodEndMust
const NIGHTS = words.minimumNightsMust

/** Display order of the messages. */
const messages: [field: string, text: string][] = [
  ['discount_name', NO_NAME],
  ['discount_type', NO_TYPE],
  ['percentage', PERCENTAGE],
  ['valid_from', NO_VALIDITY],
  ['valid_until', NO_VALIDITY],
  ['min_nights', NIGHTS],
]

/** Errors of a discount rule by field, and all messages in one list. */
export function discountErrors(values: FormValues, broken: FormErrors): FormResult<PricingMore> {
  const given = filled(values)
  const errors: FormErrors = { ...broken }
  for (const [field, text] of messages) if (errors[field] || !given[field]) errors[field] = text

  const { valid_from: from, valid_until: until, stay_period_start: arrival, stay_period_end: departure } = given
  if (from && until && until <= from) errors.valid_until ??= VALIDITY_REVERSED
  if (arrival && departure && departure <= arrival) errors.stay_period_end ??= STAY_REVERSED

  const order = Object.keys(errors).sort((a, b) => place(a) - place(b))
  return { errors, problems: [...new Set(order.map((field) => errors[field] ?? ''))] }
}

const fields = [
  'discount_name',
  'discount_type',
  'percentage',
  'valid_from',
  'valid_until',
  'stay_period_start',
  'stay_period_end',
  'min_nights',
]
const place = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length)
