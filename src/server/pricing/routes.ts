import { dayAtProperty, formatDay } from '#domain/calendar-day.ts'
import { discountState } from '#domain/pricing/discounts.ts'
import { seasonsOfVilla, type VillaRates } from '#domain/pricing/villa-rates.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
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

export const pricingHandlers = (deps: Deps): HandlersOf<'pricing' | 'yearChange' | 'levy' | 'fee' | 'tax'> => ({
  pricing: {
    seasons: async ({ input, contentLanguage }) => {
      const say = await priceNamesIn(deps.db, contentLanguage)
      const seasons = seasonsOfVilla(await allSeasons(deps.db), await readRates(deps.db, input))
      return { seasons: seasons.map((season) => ({ ...season, name: say('seasons.*', season.name) })), total: seasons.length }
    },
    discounts: async ({ language, contentLanguage }) => {
      const say = await priceNamesIn(deps.db, contentLanguage)
      const today = dayAtProperty(deps.now())
      const discounts = (await allDiscounts(deps.db)).map((rule) => {
        const state = discountState(rule, today)
        return {
          ...rule,
          name: say('discounts.*', rule.name),
          description: say('terms.*', rule.description) || rule.description,
          state,
          stateLabel: apiMessagesIn[language].discountStates[state],
          validFromWritten: formatDay(rule.validFrom),
          validUntilWritten: formatDay(rule.validUntil),
        }
      })
      return { discounts, total: discounts.length }
    },
    baseRate: async ({ input }) => {
      const { baseRate, version } = await versionedBaseRate(deps.db)
      const own = await readRates(deps.db, input)
      return {
        baseRate: own?.baseRate ?? baseRate,
        own: typeof own?.baseRate === 'number',
        furtherGuests: own?.furtherGuests ?? null,
        version,
      }
    },
    villaRates: async () => ({
      villas: [...(await ownRates(deps.db))].map(([villaId, rates]) => shownRates(villaId, rates)),
    }),
    saveVillaRates: ({ account, input }) => saveVillaRates(deps, account, input),
    calendar: async ({ input }) => ({ nights: await nightsOfMonth(deps, input) }),
    saveSeason: ({ account, input }) => saveSeason(deps, account, input),
    deactivateSeason: ({ account, input }) => deactivateSeason(deps, account, input.id),
    createDiscount: ({ account, input }) => createDiscount(deps, account, input),
    updateDiscount: ({ account, input }) => updateDiscount(deps, account, input),
    deactivateDiscount: ({ account, input }) => deactivateDiscount(deps, account, input.id),
    saveBaseRate: ({ account, input }) => saveBaseRate(deps, account, input),
  },
  yearChange: {
    preview: ({ input }) => previewYear(deps, input),
    make: ({ account, input }) => changeYear(deps, account, input),
    last: () => lastYearChange(deps),
    undo: ({ account, input }) => undoYearChange(deps, account, input.id),
  },
  levy: {
    rates: async () => ({ rates: await allLevyRates(deps.db) }),
    save: ({ account, input }) => saveLevyRate(deps, account, input),
    remove: ({ account, input }) => removeLevyRate(deps, account, input.id),
  },
  fee: {
    list: async ({ contentLanguage }) => {
      const say = await priceNamesIn(deps.db, contentLanguage)
      return { fees: (await allFees(deps.db)).map((fee) => ({ ...fee, name: say('fees.*', fee.name) })) }
    },
    save: ({ account, input }) => saveFee(deps, account, input),
    remove: ({ account, input }) => removeFee(deps, account, input.id),
  },
  tax: {
    rates: async () => ({ rates: await allTaxRates(deps.db) }),
    save: ({ account, input }) => saveTaxRate(deps, account, input),
    remove: ({ account, input }) => removeTaxRate(deps, account, input.id),
  },
})

const readRates = async (db: Db, { villaId }: { villaId?: number | undefined }): Promise<VillaRates | undefined> =>
  villaId === undefined ? undefined : (await ownRates(db, villaId)).get(villaId)
