import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Fee } from '#domain/pricing/fees.ts'
import { apiResult } from '../api-results.server.ts'
import { getLang } from '../layout/use-site.ts'
import { formatFrom, type LowestRates, readLowestRates } from './lowest-rate.server.ts'
import { ownRates } from './own-rates.ts'
import { DEFAULT_BASE_RATE, defaultSeasons, type OwnPrices, type Rates } from './rates.ts'
import { readCharges } from './read-charges.server.ts'
import { termsOfRule } from './terms-of-rule.ts'

/** Active rates that have not ended, by their first day. Uses the defaults for anything that cannot be loaded. */
export async function readRates(api: Api, today: CalendarDay): Promise<Rates> {
  const [seasons, offers, base, own, villas, lowest, settings, charges] = await Promise.all([
    apiResult(api(pricingCalls.seasons, {})),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(pricingCalls.baseRate, {})),
    apiResult(api(pricingCalls.villaRates, {})),
    apiResult(api(villaCalls.list, {})),
    readLowestRates(api),
    apiResult(api(settingsCalls.read, {})),
    readCharges(api),
  ])
  return {
    seasons: (seasons.answer?.seasons.filter(({ active, until }) => active && until >= today) ?? defaultSeasons).toSorted((a, b) =>
      a.from.localeCompare(b.from),
    ),
    offers:
      offers.answer?.discounts
        .filter(({ state }) => state === 'active')
        .map((rule) => ({ ...rule, terms: termsOfRule(rule, villas.answer?.villas ?? []) })) ?? [],
    baseRate: base.answer?.baseRate ?? DEFAULT_BASE_RATE,
    villas: ownOnes(villas.answer?.villas ?? [], own.answer?.villas ?? [], lowest),
    included: {
      items: splitLines(settings.answer?.settings.included.list ?? ''),
      lang: getLang(settings.answer ?? {}, 'included.list'),
    },
    levyAdded:
      charges?.levyAdded === true && (villas.answer?.villas.some(({ levyClass }) => levyClass !== '' && levyClass !== 'none') ?? false),
    fees: feesShown(charges?.fees ?? [], villas.answer?.villas ?? []),
    failed: [seasons, offers, base, own, villas].some(({ refused }) => refused),
  }
}

type OwnOnes = AnswerOf<typeof pricingCalls.villaRates>['villas']

/** Villas with prices of their own, as the page lists them. */
function ownOnes(villas: Villa[], own: OwnOnes, lowest: LowestRates | null): OwnPrices[] {
  return villas.flatMap(({ id, slug, name, levyClass }) => {
    const rates = own.find(({ villaId }) => villaId === id)
    if (!rates) return []
    const { baseRate, seasons, furtherGuests } = ownRates(rates)
    const any = baseRate !== null || seasons.size > 0 || furtherGuests !== null
    return any ? [{ slug, name, from: formatFrom(lowest, { id, levyClass }), furtherGuests }] : []
  })
}

/** Fees with the names of their villas; those of villas that are not on sale are left out. */
const feesShown = (fees: readonly Fee[], villas: Villa[]): Rates['fees'] =>
  fees.flatMap(({ id, villaId, name, scope, rate }) => {
    const villa = villas.find((one) => one.id === villaId)?.name ?? null
    return villaId === null || villa ? [{ id, name, scope, rate, villa }] : []
  })

const splitLines = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
