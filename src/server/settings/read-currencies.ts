import { refreshOtherCurrencies } from '../currency/other-currencies.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from './queries.ts'

/** Reads the rates of the currencies that the owners have chosen. */
export async function readCurrencies(deps: Deps): Promise<void> {
  const { booking } = await readSettings(deps.db)
  await refreshOtherCurrencies(deps, booking.currencies)
}
