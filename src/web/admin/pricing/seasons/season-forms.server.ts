import { pricingCalls } from '#contract/pricing.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import * as words from '#words/en/office-pricing.ts'
import * as yearWords from '#words/en/office-year.ts'
import { apiResult } from '../../../api-results.server.ts'
import { done, type FormHandler, type FormHandlers } from '../../../forms/form-action.server.ts'
import type { FormErrors, FormResult, FormValues } from '../../../forms/form-result.ts'
import type { PricingMore } from '../answer.ts'
import { save } from '../save.server.ts'
import { toSeasons } from './address.ts'

const SAVED = words.seasonalPricingSavedSuccessfully
const NOT_SAVED = words.failedToSaveSeasonalPricing

const reactivateSeason: FormHandler<PricingMore> = async (form) => {
  const { answer } = await apiResult(form.api(pricingCalls.seasons, {}))
  const season = answer?.seasons.find(({ id }) => String(id) === form.values.id)
  if (!season) return form.reject({ failure: { title: NOT_SAVED } }, 404)
  await form.send(pricingCalls.saveSeason, { ...season, active: true }, { bug: NOT_SAVED })
  return form.stay({ saved: true, toast: { title: SAVED, tone: 'good' } })
}

/** Shows the year in which the season begins. */
const saveSeason: FormHandler<PricingMore> = async (form) => {
  const { values } = form
  await form.call(pricingCalls.saveSeason, values, { bug: NOT_SAVED, invalid: (errors) => seasonErrors(values, errors) })
  return done(`${form.url.pathname}${toSeasons(Number(values.start_date?.slice(0, 4)), null)}`, SAVED)
}

/** Shows the seasons of the year that has changed, without the preview. */
const changeYear: FormHandler<PricingMore> = async (form) => {
  const { kind, year } = form.values
  await form.call(yearChangeCalls.make, form.values, { fieldless: true, title: yearWords.yearNotChanged, bug: yearWords.yearNotChanged })
  return done(`${form.url.pathname}${toSeasons(Number(year) + (kind === 'copy' ? 1 : 0), null)}`, yearWords.yearChanged)
}

export const seasonForms: FormHandlers<PricingMore> = {
  'save-season': saveSeason,
  'reactivate-season': reactivateSeason,
  'deactivate-season': save(pricingCalls.deactivateSeason, {
    done: words.seasonalPricingDeletedSuccessfully,
    bug: words.failedToDeleteSeasonalPricing,
    fieldless: true,
  }),
  'change-year': changeYear,
  'undo-year': save(yearChangeCalls.undo, { done: yearWords.undone, bug: yearWords.notUndone, fieldless: true }),
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
