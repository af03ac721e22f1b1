import type { Api } from '#contract/client.ts'
import { feeCalls } from '#contract/fees.ts'
import { levyCalls } from '#contract/levy.ts'
import { settingsCalls } from '#contract/settings.ts'
import { taxCalls } from '#contract/taxes.ts'
import type { Charges } from '#domain/pricing/charges.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { apiResult } from '../api-results.server.ts'

/** What comes with the rates of all villas; null if it cannot be read. The same object until the content changes. */
export async function readCharges(api: Api): Promise<Charges | null> {
  const [levies, fees, taxes, site] = await Promise.all([
    apiResult(api(levyCalls.rates, {})),
    apiResult(api(feeCalls.list, {})),
    apiResult(api(taxCalls.rates, {})),
    apiResult(api(settingsCalls.read, {})),
  ])
  if (levies.refused || fees.refused || taxes.refused || site.refused) return null
  return together(levies.answer.rates, fees.answer.fees, taxes.answer.rates, site.answer.settings.taxes)
}

const together = memoized(
  (
    levyRates: Charges['levyRates'],
    fees: Charges['fees'],
    taxRates: Charges['taxRates'],
    { levy, vat }: { levy: string; vat: string },
  ): Charges => ({ levyRates, fees, taxRates, levyAdded: levy === 'added', vatShown: vat === 'amount' }),
)
