import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'
import { dayAtProperty, daysBetween } from '#domain/calendar-day.ts'
import { folded } from '#domain/folded.ts'
import { sum } from '#domain/money.ts'
import { toMonth } from '#domain/month.ts'
import {
  added,
  computeAverageRate,
  computeOccupancy,
  computePace,
  computeRevenuePerNight,
  figuresByMonth,
  groupedBy,
  type NightFigures,
  nightsIn,
  numberedNights,
  revenueIn,
  type SoldStay,
} from '#domain/reports/nights.ts'
import { comparedPeriod, monthsOfPeriod, type Period } from '#domain/reports/period.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { movedByTime, netUntil } from '../ledger/moved.ts'
import { addUp, stillDue } from '../ledger/read-ledger.ts'
import { villaNames } from '../villas/queries.ts'
import { type OwnStay, ownStays, reportedVillas, soldOnce, staysElsewhere } from './read-stays.ts'
import { readPeriod } from './report-period.ts'

export type Report = AnswerOf<typeof reportCalls.read>
type Asked = Pick<InputOf<typeof reportCalls.read>, 'from' | 'until' | 'comparison' | 'villaId'>

const LEAD_DAYS = [7, 30, 60, 90, 180]
const STAY_NIGHTS = [5, 6, 7, 10, 14]

/** Definitions of all figures: `src/words/en/office-reports.ts` and `docs/pricing.md`. */
export async function readReport(deps: Deps, { from, until, comparison = 'none', villaId }: Asked): Promise<Report> {
  const period = readPeriod({ from, until })
  const compared = comparedPeriod(period, comparison)
  const { db, now } = deps
  const today = dayAtProperty(now())
  const months = monthsOfPeriod(period)
  const monthsBefore = compared ? monthsOfPeriod(compared) : []
  const [here, before, cancellations, cancellationsCompared, money, due, names] = await Promise.all([
    readNights(deps, period, villaId),
    compared && readNights(deps, compared, villaId),
    countCancellations(deps, period, villaId),
    compared && countCancellations(deps, compared, villaId),
    sumMoney(db, period, villaId),
    dueByMonth(deps, villaId),
    villaNames(db),
  ])
  const { own, elsewhere } = here
  const pace = computePace(own, period, months)
  const paceBefore = before && compared ? computePace(before.own, compared, monthsBefore) : []
  return {
    period,
    compared,
    total: toFigures(here.total),
    totalCompared: before && toFigures(before.total),
    months: here.months.map(({ month, figures }, index) => {
      const same = before?.months[index]
      return { month, figures: toFigures(figures), compared: same ? toFigures(same.figures) : null }
    }),
    villas: here.villas.map(({ villaId, villa, figures }) => {
      const same = before?.villas.find((one) => one.villaId === villaId)
      return { villaId, villa, figures: toFigures(figures), compared: same ? toFigures(same.figures) : null }
    }),
    pace: months.map((month, index) => ({
      month,
      nights: month <= toMonth(today) ? (pace[index] ?? null) : null,
      compared: paceBefore[index] ?? null,
    })),
    ...arrivals(own, period),
    sources: sumBySource([...own, ...elsewhere], period),
    countries: sumByCountry(own, period),
    cancellations,
    cancellationsCompared,
    ...money,
    due,
    villaNames: names.map(({ id, name }) => ({ villaId: id, villa: name })),
  }
}

const toFigures = (figures: NightFigures) => ({
  ...figures,
  occupancy: computeOccupancy(figures),
  averageRate: computeAverageRate(figures),
  revenuePerNight: computeRevenuePerNight(figures),
})

async function readNights(deps: Deps, period: Period, villaId: number | undefined) {
  const { db } = deps
  const [own, { sold: elsewhere, closed }] = await Promise.all([ownStays(db, period, villaId), staysElsewhere(db, period, villaId)])
  const ofVilla = Map.groupBy([...own, ...elsewhere], (stay) => stay.villaId)
  const numbered = numberedNights(period)
  const byVilla = (await reportedVillas(deps, period, closed, villaId)).map((villa) => ({
    ...villa,
    months: figuresByMonth(villa, ofVilla.get(villa.villaId) ?? [], numbered),
  }))
  const villas = byVilla
    .map(({ villaId, villa, withdrawn, months }) => ({ villaId, villa, withdrawn, figures: added([...months.values()]) }))
    .filter(({ withdrawn, figures }) => !withdrawn || figures.onSale > 0)
  return {
    own,
    elsewhere,
    villas,
    months: monthsOfPeriod(period).map((month) => ({ month, figures: added(byVilla.flatMap(({ months }) => months.get(month) ?? [])) })),
    total: added(villas.map(({ figures }) => figures)),
  }
}

function arrivals(own: readonly OwnStay[], { from, until }: Period): Pick<Report, 'leadTimes' | 'lengths'> {
  const arriving = own.filter(({ checkIn }) => checkIn >= from && checkIn <= until)
  return {
    leadTimes: groupedBy(
      arriving.map(({ bookedOn, checkIn }) => Math.max(0, daysBetween(bookedOn ?? checkIn, checkIn))),
      LEAD_DAYS,
    ),
    lengths: groupedBy(
      arriving.map(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut)),
      STAY_NIGHTS,
    ),
  }
}

function sumBySource(stays: readonly SoldStay[], period: Period): Report['sources'] {
  const groups = [...Map.groupBy(stays, ({ source, total }) => `${total === null} ${source}`).values()]
  const rows = groups.map((among) => ({
    source: among[0]?.source ?? '',
    elsewhere: among[0]?.total === null,
    stays: among.length,
    nights: sum(among.map((stay) => nightsIn(stay, period))),
    revenue: among.some(({ total }) => total !== null) ? sum(among.map((stay) => revenueIn(stay, period))) : null,
  }))
  return rows.sort((a, b) => b.nights - a.nights || (a.source < b.source ? -1 : 1))
}

/** Guests write the country by themselves: spellings that differ in case or accents are one. */
function sumByCountry(own: readonly OwnStay[], period: Period): Report['countries'] {
  const rows = [...Map.groupBy(own, ({ country }) => folded(country.trim()))].map(([, among]) => ({
    country: among[0]?.country.trim() ?? '',
    stays: among.length,
    nights: sum(among.map((stay) => nightsIn(stay, period))),
  }))
  return rows.sort((a, b) => b.nights - a.nights || (a.country < b.country ? -1 : 1))
}

async function countCancellations({ db, now }: Deps, period: Period, villaId: number | undefined): Promise<Report['cancellations']> {
  const { made, ended } = await soldOnce(db, period, villaId)
  const ids = ended.map(({ id }) => id)
  const net = ids.length > 0 ? await netUntil(db, ids, dayAtProperty(now())) : () => 0
  return {
    made,
    cancelled: ended.length,
    nights: sum(ended.map(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut))),
    kept: sum(ids.map(net)),
  }
}

async function sumMoney(db: Db, period: Period, villaId: number | undefined): Promise<Pick<Report, 'money' | 'moneyTotal'>> {
  const rows = await movedByTime(db, period, 'month', villaId)
  const sums = (moved: typeof rows) => {
    const { received, returned, net } = addUp(moved)
    return { received, returned, net }
  }
  const money = monthsOfPeriod(period).map((month) => ({ month, ...sums(rows.filter(({ time }) => time === month)) }))
  return { money, moneyTotal: sums(rows) }
}

async function dueByMonth(deps: Deps, villaId: number | undefined): Promise<Report['due']> {
  const due = (await stillDue(deps)).filter((one) => villaId === undefined || one.villaId === villaId)
  return [...Map.groupBy(due, ({ dueOn }) => toMonth(dueOn))].map(([month, stages]) => ({
    month,
    amount: sum(stages.map(({ amount }) => amount)),
    overdue: sum(stages.filter(({ overdue }) => overdue).map(({ amount }) => amount)),
  }))
}
