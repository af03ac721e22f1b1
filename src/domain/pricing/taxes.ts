import type { CalendarDay } from '../calendar-day.ts'
import { groupBy } from '../group-by.ts'
import { type Cents, percentOf, sum } from '../money.ts'
import { levyPaid } from './levy.ts'
import { itemsIn, type PriceItemOf, type PriceSummary, selectItems, sumItems } from './price-summary.ts'

/** Kinds of lines with a VAT rate of their own. */
export const vatKinds = ['lodging', 'fees', 'levy'] as const
export type VatKind = (typeof vatKinds)[number]

/** `municipal`: the municipal fee, of what is left without VAT and levy. */
export const taxKinds = [...vatKinds, 'municipal'] as const
export type TaxKind = (typeof taxKinds)[number]

/** A percentage, for stays that end on this day or later. */
export type TaxRate = { kind: TaxKind; validFrom: CalendarDay; percent: number }

/** The rate that was last valid; 0 before the first. */
export function taxPercent(kind: TaxKind, day: CalendarDay, rates: readonly TaxRate[]): number {
  const valid = rates.filter((rate) => rate.kind === kind && rate.validFrom <= day)
  return valid.reduce<TaxRate | undefined>((last, rate) => (last && last.validFrom > rate.validFrom ? last : rate), undefined)?.percent ?? 0
}

/** The VAT in an amount that includes it, rounded half up to the cent. */
export function vatIn(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100)
  return Math.round((amount * hundredths) / (10_000 + hundredths))
}

type Priced = Pick<PriceSummary, 'items' | 'total'>

/** The lines of a payment for a price, each with the share that it has of the price. Their sum is what was paid. */
function splitByVatKind(price: Priced, paid: Cents): Record<VatKind, Cents> {
  const levy = levyPaid(price, paid)
  // What a policy keeps of a lower price is a fee without a scope, and for lodging.
  const fees = sumItems(itemsIn('fees', price).filter((item) => item.kind !== 'fee' || item.scope))
  const ofFees = paid >= price.total ? fees : Math.round((fees * paid) / price.total)
  return { levy, fees: ofFees, lodging: paid - levy - ofFees }
}

/** VAT in a price for a stay that ends on `checkOut`, by rate. An item adds nothing to the price: it is within it. */
export function vatItems(price: Priced, checkOut: CalendarDay, rates: readonly TaxRate[] | null | undefined): PriceItemOf<'vat'>[] {
  if (!rates) return []
  const lines = splitByVatKind(price, price.total)
  const amounts = groupBy(vatKinds, (kind) => taxPercent(kind, checkOut, rates))
  return [...amounts].flatMap(([percent, kinds]) => {
    const vat = vatIn(sum(kinds.map((kind) => lines[kind])), percent)
    return vat > 0 ? [{ kind: 'vat' as const, percentage: percent, vat, amount: 0 }] : []
  })
}

/** What an owner owes of what was paid, and the income that is left. */
export type Income = { received: Cents; levy: Cents; vat: Cents; municipalFee: Cents; income: Cents }

export function computeIncome(price: Priced & { checkOut: CalendarDay }, received: Cents, rates: readonly TaxRate[]): Income {
  const { checkOut } = price
  const lines = splitByVatKind(price, received)
  const vat = sum(vatKinds.map((kind) => vatIn(lines[kind], taxPercent(kind, checkOut, rates))))
  const net = received - lines.levy - vat
  const municipalFee = percentOf(net, taxPercent('municipal', checkOut, rates))
  return { received, levy: lines.levy, vat, municipalFee, income: net - municipalFee }
}

/** VAT of all rates in a price; 0 where it is not told. */
export const sumVat = (price: Priced): Cents => sum(selectItems(price, 'vat').map(({ vat }) => vat))
