import { feeCalls } from '#contract/fees.ts'
import { levyCalls } from '#contract/levy.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { taxCalls } from '#contract/taxes.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { dayAtProperty, writtenDay } from '#domain/calendar-day.ts'
import { discountState } from '#domain/pricing/discounts.ts'
import { seasonsOfVilla, type VillaRates } from '#domain/pricing/villa-rates.ts'
import { answersIn } from '#words/answers.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { priceNamesIn } from '../languages/price-names.ts'
import { versionedBaseRate } from '../settings/queries.ts'
import { createDiscount, deactivateDiscount, deactivateSeason, saveBaseRate, saveSeason, updateDiscount } from './change-prices.ts'
import { saveVillaRates, shownRates } from './change-villa-rates.ts'
import { changeYear, lastYearChange, previewYear, undoYearChange } from './change-year.ts'
import { allFees, removeFee, saveFee } from './fees.ts'
import { allLevyRates, removeLevyRate, saveLevyRate } from './levy-rates.ts'
import { nightsOfMonth } from './price-calendar.ts'
import { allDiscounts, allSeasons, ownRates } from './queries.ts'
import { allTaxRates, removeTaxRate, saveTaxRate } from './tax-rates.ts'

export const pricingRoutes = (deps: Deps) => [
  serve(pricingCalls.seasons, async ({ input, contentLanguage }) => {
    const say = await priceNamesIn(deps.db, contentLanguage)
    const seasons = seasonsOfVilla(await allSeasons(deps.db), await ratesOf(deps.db, input))
    return { seasons: seasons.map((season) => ({ ...season, name: say('seasons.*', season.name) })), total: seasons.length }
  }),
  serve(pricingCalls.discounts, async ({ language, contentLanguage }) => {
    const say = await priceNamesIn(deps.db, contentLanguage)
    const today = dayAtProperty(deps.now())
    const discounts = (await allDiscounts(deps.db)).map((rule) => {
      const state = discountState(rule, today)
      return {
        ...rule,
        name: say('discounts.*', rule.name),
        description: say('terms.*', rule.description) || rule.description,
        state,
        stateLabel: answersIn[language].discountStates[state],
        validFromWritten: writtenDay(rule.validFrom),
        validUntilWritten: writtenDay(rule.validUntil),
      }
    })
    return { discounts, total: discounts.length }
  }),
  serve(pricingCalls.baseRate, async ({ input }) => {
    const { baseRate, version } = await versionedBaseRate(deps.db)
    const own = await ratesOf(deps.db, input)
    return {
      baseRate: own?.baseRate ?? baseRate,
      own: typeof own?.baseRate === 'number',
      furtherGuests: own?.furtherGuests ?? null,
      version,
    }
  }),
  serve(pricingCalls.villaRates, async () => ({
    villas: [...(await ownRates(deps.db))].map(([villaId, rates]) => shownRates(villaId, rates)),
  })),
  serve(pricingCalls.saveVillaRates, ({ account, input }) => saveVillaRates(deps, account, input)),
  serve(pricingCalls.calendar, async ({ input }) => ({ nights: await nightsOfMonth(deps, input) })),
  serve(yearChangeCalls.preview, ({ input }) => previewYear(deps, input)),
  serve(yearChangeCalls.make, ({ account, input }) => changeYear(deps, account, input)),
  serve(yearChangeCalls.last, () => lastYearChange(deps)),
  serve(yearChangeCalls.undo, ({ account, input }) => undoYearChange(deps, account, input.id)),
  serve(pricingCalls.saveSeason, ({ account, input }) => saveSeason(deps, account, input)),
  serve(pricingCalls.deactivateSeason, ({ account, input }) => deactivateSeason(deps, account, input.id)),
  serve(pricingCalls.createDiscount, ({ account, input }) => createDiscount(deps, account, input)),
  serve(pricingCalls.updateDiscount, ({ account, input }) => updateDiscount(deps, account, input)),
  serve(pricingCalls.deactivateDiscount, ({ account, input }) => deactivateDiscount(deps, account, input.id)),
  serve(pricingCalls.saveBaseRate, ({ account, input }) => saveBaseRate(deps, account, input)),
  serve(levyCalls.rates, async () => ({ rates: await allLevyRates(deps.db) })),
  serve(levyCalls.save, ({ account, input }) => saveLevyRate(deps, account, input)),
  serve(levyCalls.remove, ({ account, input }) => removeLevyRate(deps, account, input.id)),
  serve(feeCalls.list, async ({ contentLanguage }) => {
    const say = await priceNamesIn(deps.db, contentLanguage)
    return { fees: (await allFees(deps.db)).map((fee) => ({ ...fee, name: say('fees.*', fee.name) })) }
  }),
  serve(feeCalls.save, ({ account, input }) => saveFee(deps, account, input)),
  serve(feeCalls.remove, ({ account, input }) => removeFee(deps, account, input.id)),
  serve(taxCalls.rates, async () => ({ rates: await allTaxRates(deps.db) })),
  serve(taxCalls.save, ({ account, input }) => saveTaxRate(deps, account, input)),
  serve(taxCalls.remove, ({ account, input }) => removeTaxRate(deps, account, input.id)),
]

const ratesOf = async (db: Db, { villaId }: { villaId?: number | undefined }): Promise<VillaRates | undefined> =>
  villaId === undefined ? undefined : (await ownRates(db, villaId)).get(villaId)
