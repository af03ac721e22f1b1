import type { LevyClass } from '../villas/registration.ts'
import { type Fee, selectFees } from './fees.ts'
import { type LevyRate, selectLevy } from './levy.ts'
import type { RateCard } from './rate-card.ts'
import type { TaxRate } from './taxes.ts'

/** What comes with the rates of all villas. `levyAdded`: to the prices; else they include it. `vatShown`: prices tell their VAT. */
export type Charges = {
  levyRates: readonly LevyRate[]
  fees: readonly Fee[]
  taxRates: readonly TaxRate[]
  levyAdded: boolean
  vatShown: boolean
}

/** The part of a villa's rate card that comes with its rates. */
export const selectCharges = (
  { id, levyClass }: { id: number; levyClass: LevyClass },
  { levyRates, fees, taxRates, levyAdded, vatShown }: Charges,
): Pick<RateCard, 'levy' | 'fees' | 'vat'> => ({
  levy: selectLevy(levyClass, { rates: levyRates, added: levyAdded }),
  fees: selectFees(id, fees),
  vat: vatShown ? taxRates : null,
})
