import type { FormHandlers } from '../../forms/form-action.server.ts'
import type { PricingMore } from './answer.ts'
import { baseForms } from './base/base-forms.server.ts'
import { readBase } from './base/read-base.server.ts'
import { readCalendar } from './calendar/read-calendar.server.ts'
import { discountForms } from './discounts/discount-forms.server.ts'
import { readDiscounts } from './discounts/read-discounts.server.ts'
import { feeForms } from './fees/fee-forms.server.ts'
import { readFees } from './fees/read-fees.server.ts'
import { gridForms } from './grid/grid-forms.server.ts'
import { readGrid } from './grid/read-grid.server.ts'
import { levyForms } from './levy/levy-forms.server.ts'
import { Unread } from './needed.server.ts'
import { readRules } from './rules/read-rules.server.ts'
import { ruleForms } from './rules/rule-forms.server.ts'
import { readSeasons } from './seasons/read-seasons.server.ts'
import { seasonForms } from './seasons/season-forms.server.ts'
import type { PricingTab, TabAsked } from './tabs.ts'
import { taxForms } from './taxes/tax-forms.server.ts'
import { villaRateForms } from './villas/villa-rate-forms.server.ts'

const readers = {
  seasons: readSeasons,
  discounts: readDiscounts,
  base: readBase,
  fees: readFees,
  rules: readRules,
  calendar: readCalendar,
  grid: readGrid,
} satisfies Record<PricingTab, (asked: TabAsked) => Promise<object>>
export type Readers = typeof readers

/** What the open tab shows, or why it cannot be shown. */
export async function readTab(tab: PricingTab, asked: TabAsked) {
  try {
    return { read: await readers[tab](asked), failure: null }
  } catch (error) {
    if (error instanceof Unread) return { read: null, failure: error.message }
    throw error
  }
}

/** The forms of all tabs: a form names its handler, not its tab. */
export const pricingForms: FormHandlers<PricingMore> = {
  ...seasonForms,
  ...discountForms,
  ...baseForms,
  ...villaRateForms,
  ...feeForms,
  ...ruleForms,
  ...levyForms,
  ...taxForms,
  ...gridForms,
}
