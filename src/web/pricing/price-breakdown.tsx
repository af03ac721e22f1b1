import type { ReactNode } from 'react'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import {
  discountsAreLimited,
  isLine,
  itemsIn,
  type PriceItem,
  type PriceSummary,
  partOfKind,
  selectItems,
} from '#domain/pricing/price-summary.ts'
import * as counts from '#words/en/counts.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'
import { priceLine } from '#words/localized/price-line.ts'
import { DepositOnTop } from './deposit-on-top.tsx'
import { levyLine } from './levy-line.ts'
import { usePriceName } from './use-price-name.ts'

export type Price = AnswerOf<typeof bookingCalls.price>

type Props = { price: PriceSummary & { nights: number }; vatStatement: string | undefined }

/** Nights, discounts and total, and the deposit that comes on top. */
export function PriceBreakdown({ price, vatStatement }: Props) {
  const { nights, original, total } = price
  const levy = levyLine(price)
  const lines = price.items.filter(isLine)
  const lodging = itemsIn('lodging', { items: lines })
  return (
    <>
      <dl aria-label={words.price} className="tabular">
        <Lines items={lodging} />
        {itemsIn('discounts', price).length > 0 && <Row name={words.priceFor(counts.nights(nights))} amount={original} ruled />}
        <Lines items={lines.filter((item) => !lodging.includes(item))} />
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3">
          <dt className="min-w-0 flex-1 basis-24 font-semibold">
            {words.total} <span className="block font-normal text-ink-soft text-sm">{vatStatement ?? words.taxIncluded}</span>
          </dt>
          <dd className="font-display text-2xl">{formatEurosBriefly(total)}</dd>
          {selectItems(price, 'vat').map(({ percentage, vat }) => (
            <dd key={percentage} className="basis-full text-ink-soft text-sm">
              {words.ofWhichVat(percentage, formatEurosBriefly(vat))}
            </dd>
          ))}
          {levy && <dd className="basis-full text-ink-soft text-sm">{levy}</dd>}
        </div>
      </dl>
      {discountsAreLimited(price) && <p className="mt-2 text-ink-soft text-sm">{words.discountsAreLimited}</p>}
      <DepositOnTop />
    </>
  )
}

/** Items in their order; what takes off the price of the nights is marked. */
function Lines({ items }: { items: PriceItem[] }) {
  const named = usePriceName()
  return items.map((item) => {
    const name = priceLine(item, named, formatEurosBriefly)
    const saved = item.amount < 0 && partOfKind[item.kind] !== 'fees'
    return <Row key={`${name} ${item.amount}`} name={name} amount={item.amount} saved={saved} />
  })
}

function Row({ name, amount, saved = false, ruled = false }: { name: ReactNode; amount: number; saved?: boolean; ruled?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-1.5 text-sm ${saved ? 'text-olive' : ''} ${ruled ? 'border-sand-line border-t' : ''}`}
    >
      <dt className="min-w-0 flex-1 basis-24 wrap-anywhere">{name}</dt>
      <dd className="whitespace-nowrap">{amount < 0 ? `−${formatEurosBriefly(-amount)}` : formatEurosBriefly(amount)}</dd>
    </div>
  )
}
