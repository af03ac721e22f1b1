import type { AnyCall } from '#contract/call.ts'
import { feeCalls } from '#contract/fees.ts'
import { levyCalls } from '#contract/levy.ts'
import { nightChangeCalls } from '#contract/night-changes.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { taxCalls } from '#contract/taxes.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { isSeasonField } from '#domain/pricing/own-prices.ts'
import * as words from '#words/en/office-pricing.ts'
import * as ruleWords from '#words/en/office-stay-rules.ts'
import * as nightWords from '#words/en/office-year.ts'
import { apiResult } from '../../api-results.server.ts'
import { done, type FormHandler, type FormHandlers } from '../../forms/form-action.server.ts'
import { type FormErrors, type FormResult, type FormValues, filled } from '../../forms/form-result.ts'
import type { PricingMore } from './answer.ts'
import { discountErrors } from './discount-errors.server.ts'
import { tickedIn, tickedVillas } from './tick-boxes.ts'

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

/** Shows the seasons again, without the preview. */
const changeYear: FormHandler<PricingMore> = async (form) => {
  await form.call(yearChangeCalls.make, form.values, { fieldless: true, title: nightWords.yearNotChanged, bug: nightWords.yearNotChanged })
  return done(`${form.url.pathname}?tab=seasons#whole-year`, nightWords.yearChanged)
}

/** Shows the grid again, without the preview. */
const changeNights: FormHandler<PricingMore> = async (form) => {
  await form.call(nightChangeCalls.make, form.values, {
    fieldless: true,
    title: nightWords.nightsNotChanged,
    bug: nightWords.nightsNotChanged,
  })
  const { searchParams } = form.url
  const query = new URLSearchParams({ tab: 'grid', year: searchParams.get('year') ?? '' })
  const villa = searchParams.get('villa')
  if (villa) query.set('villa', villa)
  return done(`${form.url.pathname}?${query}`, nightWords.nightsChanged)
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
    input: discountIn,
    invalid: discountErrors,
  }),
  'update-discount': save(pricingCalls.updateDiscount, {
    done: words.discountRuleSavedSuccessfully,
    bug: DISCOUNT_NOT_SAVED,
    input: discountIn,
    invalid: discountErrors,
  }),
  'delete-discount': save(pricingCalls.deactivateDiscount, {
    done: words.discountRuleDeletedSuccessfully,
    bug: words.failedToDeleteDiscountRule,
    fieldless: true,
  }),
  'save-villa-rates': save(pricingCalls.saveVillaRates, {
    done: words.villaPricesSaved,
    bug: words.villaPricesNotSaved,
    input: villaRatesIn,
  }),
  'save-levy': save(levyCalls.save, { done: words.levySaved, bug: words.levyNotSaved, input: filled }),
  'remove-levy': save(levyCalls.remove, { done: words.levyRemoved, bug: words.levyNotRemoved, fieldless: true }),
  'save-fee': save(feeCalls.save, { done: words.feeSaved, bug: words.feeNotSaved, input: filled }),
  'remove-fee': save(feeCalls.remove, { done: words.feeRemoved, bug: words.feeNotRemoved, fieldless: true }),
  'save-tax': save(taxCalls.save, { done: words.taxSaved, bug: words.taxNotSaved, input: filled }),
  'remove-tax': save(taxCalls.remove, { done: words.taxRemoved, bug: words.taxNotRemoved, fieldless: true }),
  'change-year': changeYear,
  'change-nights': changeNights,
  'undo-year': save(yearChangeCalls.undo, { done: nightWords.undone, bug: nightWords.notUndone, fieldless: true }),
  'create-stay-rule': save(stayRuleCalls.create, { done: ruleWords.saved, bug: ruleWords.notSaved, input: stayRuleIn }),
  'update-stay-rule': save(stayRuleCalls.update, { done: ruleWords.saved, bug: ruleWords.notSaved, input: stayRuleIn }),
  'remove-stay-rule': save(stayRuleCalls.remove, { done: ruleWords.removed, bug: ruleWords.notRemoved, fieldless: true }),
  'save-base-rate': save(pricingCalls.saveBaseRate, { done: words.basePriceUpdatedSuccessfully, bug: words.failedToUpdateBasePrice }),
}

/** Ticked villas as a list. */
function discountIn(values: FormValues): unknown {
  const rule = filled(values)
  const { arrival_min_days = null, arrival_max_days = null } = rule
  return { ...rule, arrival_min_days, arrival_max_days, villa_ids: tickedVillas(values) }
}

/** Ticked villas and days of the week as lists. */
function stayRuleIn(values: FormValues): unknown {
  const days = Object.fromEntries(['weekdays', 'arrival_days', 'departure_days'].map((list) => [list, tickedIn(values, list)]))
  return { ...filled(values), villa_ids: tickedVillas(values), ...days }
}

/** Fields of seasons in a record of their own. An empty field is as in the house. */
function villaRatesIn(values: FormValues): unknown {
  const { seasons = [], house = [] } = Object.groupBy(Object.entries(values), ([name]) => (isSeasonField(name) ? 'seasons' : 'house'))
  return { ...filled(Object.fromEntries(house)), seasons: Object.fromEntries(seasons) }
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
