import type { LevyClass } from '../villas/registration.ts'
import { type Fee, feesOf } from './fees.ts'
import { type LevyRate, levyOf } from './levy.ts'
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
export const chargesOf = (
  { id, levyClass }: { id: number; levyClass: LevyClass },
  { levyRates, fees, taxRates, levyAdded, vatShown }: Charges,
): Pick<RateCard, 'levy' | 'fees' | 'vat'> => ({
  levy: levyOf(levyClass, { rates: levyRates, added: levyAdded }),
  fees: feesOf(id, fees),
  vat: vatShown ? taxRates : null,
})
