import type { Attention } from '#contract/dashboard.ts'
import { addDays, type CalendarDay, dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { lastOfMonth, toMonth } from '#domain/month.ts'
import { missingSeasons } from '#domain/pricing/missing-seasons.ts'
import type { Season } from '#domain/pricing/rate-card.ts'
import { type UnusualRate, unusualOwnRate, unusualRates } from '#domain/pricing/unusual-rate.ts'
import { formatDay, formatMonth } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-attention.ts'
import { nothingSold } from '#words/en/office-year.ts'
import { daysAfter } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { allSeasons, ownRates } from '../../pricing/queries.ts'
import { readBaseRate } from '../../settings/queries.ts'
import { rulesForGuests } from '../../stay-rules/queries.ts'
import { readUnsoldNights } from '../../stay-rules/unsold-nights.ts'
import { villaNames } from '../../villas/queries.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Days before the booking window moves to another year in which its prices are asked for. */
const ASKED_BEFORE_DAYS = 60
/** Coming seasons whose prices are compared, the next ones first. */
const MOST_SEASONS = 100

/** Coming nights that the owners' rules sell to nobody. */
export async function unsoldByRules(deps: Deps): Promise<Attention[]> {
  const found = await readUnsoldNights(deps)
  return found.slice(0, MOST_OF_A_KIND).map(({ checkIn, checkOut, ...nights }) => {
    const days = { from: formatDay(checkIn), until: formatDay(addDays(checkOut, -1)) }
    return attentionItem('unsold_nights', nothingSold({ ...days, ...nights }))
  })
}

/** Nights that have lost their season and are on sale, or will be soon because the booking window moves with the year. */
export async function nightsWithoutSeason(deps: Deps): Promise<Attention[]> {
  const { db, now } = deps
  const today = dayAtProperty(now())
  const later = daysAfter(now(), ASKED_BEFORE_DAYS)
  const open = await saleUntil(deps)
  const soon = await saleUntil({ ...deps, now: () => later })
  const { closed } = (await rulesForGuests(deps, { offered: true })).of(null)
  const missing = missingSeasons(await allSeasons(db), today, soon, closed)
  const baseRate = formatEuros(await readBaseRate(db))
  return missing.slice(0, MOST_OF_A_KIND).map(({ checkIn, checkOut }) => {
    const onSaleFrom = checkIn > open ? formatDay(`${toYear(dayAtProperty(later))}-01-01`) : null
    return attentionItem('missing_season', words.missingSeason({ nights: span(checkIn, addDays(checkOut, -1)), onSaleFrom, baseRate }))
  })
}

/** Prices of coming seasons that are far from those around them, and own prices of villas that are far from those of the house. */
export async function unusualPrices({ db, now }: Deps): Promise<Attention[]> {
  const today = dayAtProperty(now())
  const coming = (await allSeasons(db))
    .filter(({ active, until }) => active && until >= today)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, MOST_SEASONS)
  const baseRate = await readBaseRate(db)
  const ofHouse = unusualRates(coming, baseRate).map(({ season, unusual }) => toItem(season, null, unusual))
  const own = await ownRates(db)
  const ofVillas = (await villaNames(db)).flatMap(({ id, name }) => {
    const rates = own.get(id)
    const found = rates && unusualOwnRate(rates, { baseRate, seasons: coming })
    return found ? [toItem(found.season, name, found.unusual)] : []
  })
  return [...ofHouse, ...ofVillas].slice(0, MOST_OF_A_KIND)
}

function toItem(season: Season | null, villa: string | null, { side, rate, beside }: UnusualRate): Attention {
  const others = [...new Set([beside[0], beside.at(-1)])].map((other = 0) => formatEuros(other))
  const text = words.unusualPrice({
    villa,
    side,
    others,
    season: season?.name ?? null,
    rate: formatEuros(rate),
    nights: season && span(season.from, season.until),
  })
  return attentionItem('unusual_price', text)
}

/** The last day that is on sale in the house, or in a villa that is sold further ahead. */
async function saleUntil(deps: Deps): Promise<CalendarDay> {
  const rules = await rulesForGuests(deps, { offered: true })
  const days = [null, ...rules.named].map((villaId) => rules.of(villaId).lastBookableDay)
  return days.reduce((last, day) => (day > last ? day : last))
}

/** 'July 2028', or from the first to the last night. */
function span(from: CalendarDay, until: CalendarDay): string {
  const month = toMonth(from)
  const whole = from === `${month}-01` && until === lastOfMonth(month)
  return whole ? formatMonth(month) : words.fromUntil(formatDay(from), formatDay(until))
}
