import { pricingCalls } from '#contract/pricing.ts'
import { dayAtProperty, writtenDay } from '#domain/calendar-day.ts'
import { discountState } from '#domain/pricing/discounts.ts'
import * as words from '#words/answers.en.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { versionedBaseRate } from '../settings/queries.ts'
import { createDiscount, deactivateDiscount, deactivateSeason, saveBaseRate, saveSeason, updateDiscount } from './change-prices.ts'
import { nightsOfMonth } from './price-calendar.ts'
import { allDiscounts, allSeasons } from './queries.ts'

export const pricingRoutes = (deps: Deps) => [
  serve(pricingCalls.seasons, async () => {
    const seasons = await allSeasons(deps.db)
    return { seasons, total: seasons.length }
  }),
  serve(pricingCalls.discounts, async () => {
    const today = dayAtProperty(deps.now())
    const discounts = (await allDiscounts(deps.db)).map((rule) => {
      const state = discountState(rule, today)
      return {
        ...rule,
        state,
        stateLabel: words.discountStates[state],
        validFromWritten: writtenDay(rule.validFrom),
        validUntilWritten: writtenDay(rule.validUntil),
      }
    })
    return { discounts, total: discounts.length }
  }),
  serve(pricingCalls.baseRate, () => versionedBaseRate(deps.db)),
  serve(pricingCalls.calendar, async ({ input }) => ({ nights: await nightsOfMonth(deps.db, input.month) })),
  serve(pricingCalls.saveSeason, ({ account, input }) => saveSeason(deps, account, input)),
  serve(pricingCalls.deactivateSeason, ({ account, input }) => deactivateSeason(deps, account, input.id)),
  serve(pricingCalls.createDiscount, ({ account, input }) => createDiscount(deps, account, input)),
  serve(pricingCalls.updateDiscount, ({ account, input }) => updateDiscount(deps, account, input)),
  serve(pricingCalls.deactivateDiscount, ({ account, input }) => deactivateDiscount(deps, account, input.id)),
  serve(pricingCalls.saveBaseRate, ({ account, input }) => saveBaseRate(deps, account, input)),
]
