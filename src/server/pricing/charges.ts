import type { Charges } from '#domain/pricing/charges.ts'
import type { Db } from '../db/client.ts'
import { readSettings } from '../settings/queries.ts'
import { allFees } from './fees.ts'
import { allLevyRates } from './levy-rates.ts'
import { allTaxRates } from './tax-rates.ts'

/** What comes with the rates of all villas. */
export async function readCharges(db: Db): Promise<Charges> {
  const { taxes } = await readSettings(db)
  return {
    levyRates: await allLevyRates(db),
    fees: await allFees(db),
    taxRates: await allTaxRates(db),
    levyAdded: taxes.levy === 'added',
    vatShown: taxes.vat === 'amount',
  }
}
