import type { AnyCall } from '#contract/call.ts'
import { pricingCalls } from '#contract/pricing.ts'
import * as words from '#words/office-pricing.en.ts'
import { apiResult } from '../../api-results.server.ts'
import type { FormHandler, FormHandlers } from '../../forms/form-action.server.ts'
import { type FormErrors, type FormResult, type FormValues, filled } from '../../forms/form-result.ts'
import type { PricingMore } from './answer.ts'
import { discountErrors } from './discount-errors.server.ts'

const SEASON_SAVED = words.seasonalPricingSavedSuccessfully
const SEASON_NOT_SAVED = words.failedToSaveSeasonalPricing

type Words = { done: string; bug: string }
type Save = Words & {
  input?: (values: FormValues) => unknown
  fieldless?: true
  invalid?: (values: FormValues, errors: FormErrors) => FormResult
}

/** Form that makes one call, stays on the page and answers with the specified messages. */
const save =
  (call: AnyCall, { done, bug, fieldless, input = (values) => values, invalid }: Save): FormHandler<PricingMore> =>
  async (form) => {
    const { values } = form
    await form.call(call, input(values), {
      bug,
      ...(fieldless ? { fieldless, title: bug } : {}),
      ...(invalid ? { invalid: (errors) => invalid(values, errors) } : {}),
    })
    return form.stay({ saved: true, toast: { title: done, tone: 'good' } })
  }

const reactivateSeason: FormHandler<PricingMore> = async (form) => {
  const { answer } = await apiResult(form.api(pricingCalls.seasons, {}))
  const season = answer?.seasons.find(({ id }) => String(id) === form.values.id)
  if (!season) return form.reject({ failure: { title: SEASON_NOT_SAVED } }, 404)
  await form.send(pricingCalls.saveSeason, { ...season, active: true }, { bug: SEASON_NOT_SAVED })
  return form.stay({ saved: true, toast: { title: SEASON_SAVED, tone: 'good' } })
}

const DISCOUNT_NOT_SAVED = words.failedToSaveDiscountRule

/** The forms of the pricing page. */
export const pricingForms: FormHandlers<PricingMore> = {
  'save-season': save(pricingCalls.saveSeason, { done: SEASON_SAVED, bug: SEASON_NOT_SAVED, invalid: seasonErrors }),
  'reactivate-season': reactivateSeason,
  'deactivate-season': save(pricingCalls.deactivateSeason, {
    done: words.seasonalPricingDeletedSuccessfully,
    bug: words.failedToDeleteSeasonalPricing,
    fieldless: true,
  }),
  'create-discount': save(pricingCalls.createDiscount, {
    done: words.discountRuleCreatedSuccessfully,
    bug: DISCOUNT_NOT_SAVED,
    input: filled,
    invalid: discountErrors,
  }),
  'update-discount': save(pricingCalls.updateDiscount, {
    done: words.discountRuleSavedSuccessfully,
    bug: DISCOUNT_NOT_SAVED,
    input: filled,
    invalid: discountErrors,
  }),
  'delete-discount': save(pricingCalls.deactivateDiscount, {
    done: words.discountRuleDeletedSuccessfully,
    bug: words.failedToDeleteDiscountRule,
    fieldless: true,
  }),
  'save-base-rate': save(pricingCalls.saveBaseRate, { done: words.basePriceUpdatedSuccessfully, bug: words.failedToUpdateBasePrice }),
}

const required = {
  start_date: words.startDateIsRequired,
  end_date: words.endDateIsRequired,
  price_per_night: words.pricePerNightIsRequired,
}

function seasonErrors(values: FormValues, errors: FormErrors): FormResult {
  const { start_date: from = '', end_date: until = '' } = values
  const found: FormErrors = { ...errors }
  for (const [name, text] of Object.entries(required)) if (!values[name]?.trim()) found[name] = text
  if (from && until && until < from) found.end_date ??= words.endDateMust
  return { errors: found }
}
