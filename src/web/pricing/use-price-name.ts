import * as words from '#words/en/pricing.ts'
import { useSite } from '../layout/use-site.ts'

/** Says the name of a price item, which is stored in English. */
export function usePriceName(): (name: string) => string {
  const names = useSite()?.priceNames
  return (name) => names?.[name] ?? words.priceNames[name] ?? name
}
