import { addDays, type CalendarDay } from './calendar-day.ts'
import { type ExchangeRateReading, type ExchangeRateUnits, OLDEST_LIST_DAYS } from './currency.ts'
import type { Cents } from './money.ts'

/** Currencies that can be shown beside the euro, all on the National Bank's list, with the plausible rates for one euro. */
const plausible = {
  RSD: [80, 200],
  CHF: [0.5, 2],
  GBP: [0.5, 2],
  USD: [0.6, 2.5],
  AUD: [0.8, 4],
  BAM: [1.9, 2.1],
  CAD: [0.8, 4],
  CZK: [10, 60],
  DKK: [6, 9],
  HUF: [150, 1_000],
  NOK: [5, 30],
  PLN: [2, 10],
  RON: [2, 12],
  SEK: [5, 30],
  TRY: [20, 500],
} as const

export type OtherCurrency = keyof typeof plausible
export const otherCurrencies = Object.keys(plausible) as [OtherCurrency, ...OtherCurrency[]]

export const MOST_OTHER_CURRENCIES = 4

/**
 * Units of a currency for one euro, in ten-thousandths, from the dinars for one of each. Null if the list is another currency's, too old,
 * or cannot be true: the amounts are informative, so a doubtful one is left out.
 */
export function rateBesideEuro(
  currency: OtherCurrency,
  { units, day, code }: ExchangeRateReading,
  dinarsPerEuro: ExchangeRateUnits,
  today: CalendarDay,
): ExchangeRateUnits | null {
  if (code !== currency || day > today || day < addDays(today, -OLDEST_LIST_DAYS)) return null
  const rate = dinarsPerEuro / units
  const [least, most] = plausible[currency]
  return rate >= least && rate <= most ? Math.round(rate * 10_000) : null
}

/** Whole units of a currency, rounded to three digits: 'about 41,300'. */
export function aboutAmount(amount: Cents, rate: number): number {
  const exact = (amount / 100) * rate
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 2)
  return Math.round(exact / step) * step
}

/** What stands for no other currency where a guest chooses one. */
export const ONLY_EURO = 'EUR'
export type ChosenCurrency = OtherCurrency | typeof ONLY_EURO

/** The cookie of the guest's choice. Scripts read and write it, because pages that guests share are rendered without it. */
export const CURRENCY_COOKIE = 'currency'
const REMEMBERED_SECONDS = 365 * 24 * 60 * 60

export const writeChosenCurrency = (code: ChosenCurrency, secure: boolean): string =>
  `${CURRENCY_COOKIE}=${code}; Path=/; Max-Age=${REMEMBERED_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`

/** What the cookies of a request or a browser say; null without a choice, or where it is none that exists. */
export function readChosenCurrency(cookies: string): ChosenCurrency | null {
  const value = /(?:^|;\s*)currency=([A-Z]{3})(?=$|\s*;)/.exec(cookies)?.[1]
  return value && isChoice(value) ? value : null
}

export const isChoice = (value: string): value is ChosenCurrency => value === ONLY_EURO || Object.hasOwn(plausible, value)

/**
 * The one currency to show beside the euro: the guest's choice, while the site has a rate of it, else what readers of the language are
 * likely to count in: dinars in Serbian. English and German are read in too many countries, and in Greece the euro is the currency.
 */
export function selectCurrency<R extends { code: OtherCurrency }>(
  rates: readonly R[],
  chosen: ChosenCurrency | null,
  language: string,
): R | null {
  if (chosen === ONLY_EURO) return null
  const wanted = rates.find(({ code }) => code === chosen)
  return wanted ?? (language === 'sr' ? (rates.find(({ code }) => code === 'RSD') ?? null) : null)
}
