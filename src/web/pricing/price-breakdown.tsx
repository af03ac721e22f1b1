import type { ReactNode } from 'react'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { discountsAreLimited, itemsOf, type PriceSummary } from '#domain/pricing/price-summary.ts'
import * as counts from '#words/counts.en.ts'
import * as words from '#words/pricing.en.ts'
import { writtenEuros } from '#words/written.en.ts'
import { DepositOnTop } from './deposit-on-top.tsx'
import { levyLine } from './levy-line.ts'
import { usePriceName } from './use-price-name.ts'

export type Price = AnswerOf<typeof bookingCalls.price>

type Props = { price: PriceSummary & { nights: number }; vatStatement: string | undefined }

/** Nights, discounts and total, and the deposit that comes on top. */
export function PriceBreakdown({ price, vatStatement }: Props) {
  const { nights, original, total } = price
  const said = usePriceName()
  const discounts = itemsOf(price, 'discount')
  const promos = itemsOf(price, 'promo')
  const levy = levyLine(price)
  return (
    <>
      <dl aria-label={words.price} className="tabular">
        {itemsOf(price, 'nights').map(({ season, nights: count, rate, amount }) => (
          <Row
            key={`${season} ${rate} ${count}`}
            name={`${said(season)}, ${counts.nights(count)} × ${writtenEuros(rate)}`}
            amount={amount}
          />
        ))}
        {itemsOf(price, 'gap').map(({ percentage, amount }) => (
          <Row key="gap" name={words.gap(percentage)} amount={amount} saved={amount < 0} />
        ))}
        {itemsOf(price, 'guests').map(({ guests, nights: count, rate, amount }) => (
          <Row
            key="guests"
            name={words.furtherGuests(counts.furtherGuests(guests), counts.nights(count), writtenEuros(rate))}
            amount={amount}
          />
        ))}
        {discounts.length + promos.length > 0 && <Row name={words.priceFor(counts.nights(nights))} amount={original} ruled />}
        {discounts.map(({ name, percentage, amount }) => (
          <Row key={name} name={words.discountNamed(said(name), percentage)} amount={amount} saved />
        ))}
        {promos.map(({ code, percentage, amount }) => (
          <Row key={code} name={words.promoCode(code, percentage)} amount={amount} saved />
        ))}
        {itemsOf(price, 'fee').map(({ name, amount, scope, rate }) => (
          <Row
            key={`${name} ${scope} ${amount}`}
            name={scope && rate && rate < amount ? words.feeNamed(said(name), words.feePer[scope](writtenEuros(rate))) : said(name)}
            amount={amount}
          />
        ))}
        {itemsOf(price, 'levy')
          .filter(({ amount }) => amount > 0)
          .map(({ nights: count, rate, amount }) => (
            <Row key={`levy ${rate} ${count}`} name={words.climateLevy(counts.nights(count), writtenEuros(rate))} amount={amount} />
          ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3">
          <dt className="min-w-0 flex-1 basis-24 font-semibold">
            {words.total}
            <span className="block font-normal text-ink-soft text-sm">{vatStatement ?? words.taxIncluded}</span>
          </dt>
          <dd className="font-display text-2xl">{writtenEuros(total)}</dd>
          {itemsOf(price, 'vat').map(({ percentage, vat }) => (
            <dd key={percentage} className="basis-full text-ink-soft text-sm">
              {words.ofWhichVat(percentage, writtenEuros(vat))}
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

function Row({ name, amount, saved = false, ruled = false }: { name: ReactNode; amount: number; saved?: boolean; ruled?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-1.5 text-sm ${saved ? 'text-olive' : ''} ${ruled ? 'border-sand-line border-t' : ''}`}
    >
      <dt className="min-w-0 flex-1 basis-24 wrap-anywhere">{name}</dt>
      <dd className="whitespace-nowrap">{amount < 0 ? `−${writtenEuros(-amount)}` : writtenEuros(amount)}</dd>
    </div>
  )
}
