import { dinarsFor, toRate } from '#domain/currency.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { currentExchangeRate } from './exchange-rate.ts'

export const currencyHandlers = (deps: Deps): HandlersOf<'currency'> => ({
  currency: {
    convert: async ({ input: { amount } }) => {
      const { units, day, source } = await currentExchangeRate(deps)
      return { amount, dinars: dinarsFor(amount, units), rate: toRate(units), source, rateDate: day, at: deps.now().toISOString() }
    },
  },
})
