import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import type { Refused } from '#contract/refused.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import { checkedBy } from '../posted.server.ts'
import type { PricingAnswer } from './answer.ts'
import { checkDiscount } from './check-discount.server.ts'

export const pricingIntents = [
  'save-season',
  'reactivate-season',
  'deactivate-season',
  'create-discount',
  'update-discount',
  'delete-discount',
  'save-base-rate',
] as const
type PricingIntent = (typeof pricingIntents)[number]

type Answered = { answer: PricingAnswer; status: number }

/** Executes a form of the pricing page; answers with the specified messages. */
export async function changePrices(api: Api, intent: PricingIntent, typed: FormValues): Promise<Answered> {
  const form = typed.form ?? ''
  const wrong = (errors: FormErrors, problems?: string[]): Answered => ({
    answer: { form, typed, errors, ...(problems ? { problems } : {}) },
    status: 400,
  })

  async function done(asked: Promise<unknown>, good: string, bad: string): Promise<Answered> {
    const { refused } = await attempt(asked)
    if (!refused) return { answer: { form, saved: true, banner: { tone: 'good', text: good } }, status: 200 }
    const text = wordsFor(refused, bad)
    const answer = { form, typed, errors: refused.fields ?? {}, failure: text, stale: refused.code === 'state_changed' }
    return { answer: { ...answer, banner: { tone: 'bad', text } }, status: refused.status }
  }

  switch (intent) {
    case 'save-season': {
      const { input, errors } = checkSeason(typed)
      if (errors) return wrong(errors)
      return done(api(pricingCalls.saveSeason, input), 'Seasonal pricing saved successfully!', 'Failed to save seasonal pricing')
    }
    case 'reactivate-season': {
      const { answer } = await attempt(api(pricingCalls.seasons, {}))
      const season = answer?.seasons.find(({ id }) => String(id) === typed.id)
      const bad = 'Failed to save seasonal pricing'
      if (!season) return { answer: { form, banner: { tone: 'bad', text: bad } }, status: 404 }
      return done(api(pricingCalls.saveSeason, { ...season, active: true }), 'Seasonal pricing saved successfully!', bad)
    }
    case 'deactivate-season': {
      const asked = api(pricingCalls.deactivateSeason, { id: Number(typed.id) })
      return done(asked, 'Seasonal pricing deleted successfully!', 'Failed to delete seasonal pricing')
    }
    case 'create-discount': {
      const { input, errors, problems } = checkDiscount(pricingCalls.createDiscount.input, typed)
      if (!input) return wrong(errors, problems)
      return done(api(pricingCalls.createDiscount, input), 'Discount rule created successfully!', 'Failed to save discount rule')
    }
    case 'update-discount': {
      const { input, errors, problems } = checkDiscount(pricingCalls.updateDiscount.input, typed)
      if (!input) return wrong(errors, problems)
      return done(api(pricingCalls.updateDiscount, input), 'Discount rule saved successfully!', 'Failed to save discount rule')
    }
    case 'delete-discount': {
      const asked = api(pricingCalls.deactivateDiscount, { id: Number(typed.id) })
      return done(asked, 'Discount rule deleted successfully!', 'Failed to delete discount rule')
    }
    case 'save-base-rate': {
      const { input, errors } = checkedBy(pricingCalls.saveBaseRate.input, typed)
      if (errors) return wrong(errors)
      return done(api(pricingCalls.saveBaseRate, input), 'Base price updated successfully!', 'Failed to update base price')
    }
  }
}

function wordsFor(refused: Refused, otherwise: string): string {
  if (refused.status === 401 || refused.status === 403) return 'Access Denied: Admin privileges required'
  return refused.code === 'bug' ? otherwise : refused.message
}

const needed = { start_date: 'Start date is required', end_date: 'End date is required', price_per_night: 'Price per night is required' }

function checkSeason(typed: FormValues) {
  const { input, errors } = checkedBy(pricingCalls.saveSeason.input, typed)
  const { start_date: from = '', end_date: until = '' } = typed
  const found: FormErrors = { ...errors }
  for (const [name, text] of Object.entries(needed)) if (!typed[name]?.trim()) found[name] = text
  if (from && until && until < from) found.end_date ??= 'End date must not be before start date'
  return input && Object.keys(found).length === 0 ? { input, errors: null } : { input: null, errors: found }
}
