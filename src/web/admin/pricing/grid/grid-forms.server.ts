import { nightChangeCalls } from '#contract/night-changes.ts'
import * as words from '#words/en/office-year.ts'
import { done, type FormHandler, type FormHandlers } from '../../../forms/form-action.server.ts'
import type { PricingMore } from '../answer.ts'

/** Shows the grid again, without the preview. */
const changeNights: FormHandler<PricingMore> = async (form) => {
  await form.call(nightChangeCalls.make, form.values, {
    fieldless: true,
    title: words.nightsNotChanged,
    bug: words.nightsNotChanged,
  })
  const { searchParams } = form.url
  const query = new URLSearchParams({ tab: 'grid', year: searchParams.get('year') ?? '' })
  const villa = searchParams.get('villa')
  if (villa) query.set('villa', villa)
  return done(`${form.url.pathname}?${query}`, words.nightsChanged)
}

/** Undoing is a form of the seasons. */
export const gridForms: FormHandlers<PricingMore> = { 'change-nights': changeNights }
