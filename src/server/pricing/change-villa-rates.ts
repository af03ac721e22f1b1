import { and, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { Cents } from '#domain/money.ts'
import { nameOfSeason, seasonNamed } from '#domain/pricing/own-prices.ts'
import { unusualOwnRate } from '#domain/pricing/unusual-rate.ts'
import { unusualFurtherGuest } from '#domain/pricing/unusual-terms.ts'
import type { OwnRate, VillaRates } from '#domain/pricing/villa-rates.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { villaRates, villaSeasonRates, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { readBaseRate } from '../settings/queries.ts'
import { allSeasons, ownRates } from './queries.ts'

type Shown = AnswerOf<typeof pricingCalls.villaRates>['villas'][number]

/** What a villa has of its own, as it is read and saved. Version 0: nothing yet. */
export function shownRates(villaId: number, own: (VillaRates & { version: number }) | undefined): Shown {
  const seasons = Object.fromEntries([...(own?.seasons ?? [])].map(([seasonId, rate]) => [nameOfSeason(seasonId), rate]))
  const { baseRate = null, furtherGuests, version = 0 } = own ?? {}
  return { villaId, baseRate, seasons, includedGuests: furtherGuests?.above ?? null, furtherGuest: furtherGuests?.rate ?? null, version }
}

const readShown = async (db: Db, villaId: number) => shownRates(villaId, (await ownRates(db, villaId)).get(villaId))

/** Replaces what a villa has of its own; in seasons, of those that are named. */
export async function saveVillaRates({ db, now }: Deps, account: Account, input: InputOf<typeof pricingCalls.saveVillaRates>) {
  const { villaId, version, seasons, baseRate = null, includedGuests = null } = input
  // A price of 0 for further guests is none.
  const furtherGuest = input.furtherGuest || null
  refuseIncomplete(includedGuests, furtherGuest)
  await db.transaction(async (tx) => {
    // Two owners who save the first own rates of a villa wait for each other here.
    const [villa] = await tx.select({ name: villas.name }).from(villas).where(eq(villas.id, villaId)).for('no key update')
    if (!villa) throw new Refusal('not_found')
    const before = await readShown(tx, villaId)
    refuseStale(version, before)
    if (input.ask) {
      refuseIf((await unusualPrice(tx, seasons, baseRate))?.unusual ?? null)
      refuseIf(unusualFurtherGuest(furtherGuest ?? 0, baseRate ?? (await readBaseRate(tx))))
    }
    const values = { baseRate, includedGuests, furtherGuest, updatedAt: now() }
    await tx
      .insert(villaRates)
      .values({ villaId, ...values })
      .onConflictDoUpdate({ target: villaRates.villaId, set: values })
    const named = Object.keys(seasons).map(seasonNamed)
    await tx.delete(villaSeasonRates).where(and(eq(villaSeasonRates.villaId, villaId), anyOf(villaSeasonRates.seasonId, named)))
    const known = new Set((await allSeasons(tx)).map(({ id }) => id))
    const rows = Object.entries(seasons).flatMap(([name, own]) => (own === null ? [] : [asRow(villaId, seasonNamed(name), own)]))
    refuseIf(rows.some(({ seasonId }) => !known.has(seasonId)) && 'not_found')
    if (rows.length > 0) await tx.insert(villaSeasonRates).values(rows)
    const after = await readShown(tx, villaId)
    await recordActivity(tx, account, now(), { subject: `prices of villa ${villa.name}`, action: 'change', before, after })
  })
  return {}
}

async function unusualPrice(tx: Db, seasons: Shown['seasons'], baseRate: Cents | null) {
  const own = Object.entries(seasons).flatMap(([name, rate]) => (rate === null ? [] : [[seasonNamed(name), rate] as const]))
  return unusualOwnRate({ baseRate, seasons: new Map(own) }, { baseRate: await readBaseRate(tx), seasons: await allSeasons(tx) })
}

function refuseIncomplete(includedGuests: number | null, furtherGuest: number | null): void {
  if ((includedGuests === null) !== (furtherGuest === null))
    throw badFields({ [includedGuests === null ? 'included_guests' : 'further_guest_price']: 'further_guest_incomplete' })
}

const asRow = (villaId: number, seasonId: number, own: OwnRate) => ({
  villaId,
  seasonId,
  rate: 'rate' in own ? own.rate : null,
  percentHundredths: 'rate' in own ? null : Math.round(own.percent * 100),
})
