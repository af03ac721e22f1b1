import { pricingCalls } from '#contract/pricing.ts'
import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import { checkedBy } from '../posted.server.ts'

const needed = { start_date: 'Start date is required', end_date: 'End date is required', price_per_night: 'Price per night is required' }

export function checkSeason(typed: FormValues) {
  const { input, errors } = checkedBy(pricingCalls.saveSeason.input, typed)
  const { start_date: from = '', end_date: until = '' } = typed
  const found: FormErrors = { ...errors }
  for (const [name, text] of Object.entries(needed)) if (!typed[name]?.trim()) found[name] = text
  if (from && until && until < from) found.end_date ??= 'End date must not be before start date'
  return input && Object.keys(found).length === 0 ? { input, errors: null } : { input: null, errors: found }
}
