import { dayAtProperty } from '#domain/calendar-day.ts'
import { comingStays } from '../db/coming-stays.ts'
import type { Deps } from '../deps.ts'
import { pageAsked, slicePage } from '../http/paging.ts'
import type { HandlersOf } from '../http/serve.ts'
import { bringBackVilla } from './bring-back-villa.ts'
import { villaBy, villaNames, villasOnSale, withdrawnVillas } from './queries.ts'
import { removeVilla } from './remove-villa.ts'
import { createVilla, updateVilla } from './save-villa.ts'
import { translateVillas } from './translate-villas.ts'

export const villaHandlers = (deps: Deps): HandlersOf<'villa'> => ({
  villa: {
    list: async ({ input, contentLanguage }) => {
      const { villas, total } = await villasOnSale(deps.db, { search: input.search, ...pageAsked(input) })
      return { villas: await translateVillas(deps.db, contentLanguage, villas), total }
    },
    one: async ({ input, contentLanguage }) => {
      const villa = await villaBy(deps.db, input.villa)
      const [said = villa] = await translateVillas(deps.db, contentLanguage, [villa])
      return { villa: said }
    },
    names: async () => ({ villas: await villaNames(deps.db) }),
    create: ({ account, input }) => createVilla(deps, account, input),
    update: ({ account, input }) => updateVilla(deps, account, input),
    remove: ({ account, input }) => removeVilla(deps, account, input.id),
    comingStays: async ({ input }) => ({
      comingStays: await comingStays(deps.db, dayAtProperty(deps.now()), { villaIds: [input.id] }),
    }),
    withdrawn: async ({ input }) => {
      const villas = await withdrawnVillas(deps.db)
      return { villas: slicePage(villas, input), total: villas.length }
    },
    bringBack: ({ account, input }) => bringBackVilla(deps, account, input.id),
  },
})
