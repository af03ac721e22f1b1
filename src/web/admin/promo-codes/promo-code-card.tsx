import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { PromoCode } from '#contract/promo-codes.ts'
import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-promo-codes.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { useSite } from '../../layout/use-site.ts'
import { PromoCodeForm } from './promo-code-form.tsx'

type Props = { promo: PromoCode; villas: Pick<Villa, 'id' | 'name'>[]; today: CalendarDay; result: FormResult | undefined }

/** A code with its terms and uses, and the form to change it. */
export function PromoCodeCard({ promo, villas, today, result }: Props) {
  const { id, code, percentage, amount, base, minimumNights, villaIds, usesInAll, usesByGuest, sold, held } = promo
  const [state, tone] = describeState(promo, today)
  return (
    <article aria-labelledby={`promo-${id}`} className="panel">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`promo-${id}`} className="min-w-0 wrap-anywhere font-sans font-semibold text-lg">
          {code}
        </h2>
        <span className="badge text-sm" data-tone={tone}>
          {state}
        </span>
      </div>
      <dl className="mt-3 flex flex-col gap-x-10 gap-y-1 text-sm tabular sm:flex-row sm:flex-wrap">
        <Fact name={words.worth}>
          {percentage === null ? formatEuros(amount ?? 0) : words.percentOff(percentage)} ({words.bases[base]})
        </Fact>
        <Fact name={words.uses}>
          {words.usesMade(sold, usesInAll)}
          {held > 0 && `, ${words.usesHeld(held)}`}
        </Fact>
        <Fact name={words.byGuest}>{usesByGuest ?? words.noLimit}</Fact>
        <Fact name={words.booked}>{words.period(formatDay(promo.validFrom), formatDay(promo.validUntil))}</Fact>
        <Fact name={words.stays}>{formatPeriod(promo)}</Fact>
        <Fact name={words.nightsAtLeast}>{words.andMore(minimumNights)}</Fact>
        <Fact name={words.villas}>{formatVillas(villaIds, villas)}</Fact>
        <LinkFact code={code} />
      </dl>
      <div className="mt-3">
        <PromoCodeForm promo={promo} villas={villas} today={today} result={result} />
      </div>
    </article>
  )
}

function describeState({ active, validFrom, validUntil }: PromoCode, today: CalendarDay): [name: string, tone: string] {
  if (!active) return [words.inactive, 'bad']
  if (today < validFrom) return [words.later, 'waiting']
  return today <= validUntil ? [words.active, 'good'] : [words.over, 'plain']
}

function formatPeriod({ stayFrom, stayUntil }: PromoCode): string {
  if (stayFrom && stayUntil) return words.period(formatDay(stayFrom), formatDay(stayUntil))
  if (stayFrom) return words.from(formatDay(stayFrom))
  return stayUntil ? words.until(formatDay(stayUntil)) : words.anyTime
}

const formatVillas = (ids: readonly number[], villas: Props['villas']): string =>
  ids.length === 0 ? words.allVillas : ids.map((id) => villas.find((villa) => villa.id === id)?.name ?? words.withdrawnVilla).join(', ')

/** The address that owners send to guests. */
function LinkFact({ code }: { code: string }) {
  const path = `${href('/booking')}?${new URLSearchParams({ code })}`
  const site = useSite()
  return (
    <Fact name={words.link}>
      <a href={path} className="link inline-flex min-h-11 items-center break-all lg:min-h-0">
        {`${site?.siteUrl ?? ''}${path}`}
      </a>
    </Fact>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
  </div>
)
