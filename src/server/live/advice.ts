import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { dayAtProperty, toYear } from '#domain/calendar-day.ts'
import type { LiveConditionCode } from '#domain/going-live/conditions.ts'
import { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'
import { makeSeasons } from '../../../seed/pricing.ts'
import { backupFolder } from '../backup/back-up.ts'
import { missingBackup } from '../backup/missing-backup.ts'
import { newestBackup } from '../backup/newest-backup.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, payments, twoStep } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { storedAccount } from '../payments/bank-accounts.ts'
import { allSeasons } from '../pricing/queries.ts'
import { sold } from '../stays/queries.ts'
import { readUntranslated } from '../translations/read-translations.ts'
import { sampleVillas } from '../villas/sample-villas.ts'

/** What is asked for advice. */
export type Asked = Pick<Deps, 'db' | 'env' | 'now'>

type Advice = { code: LiveConditionCode; name: string }

/** What is advised before real guests pay, and not done yet. A site may be live without it. */
export async function openAdvice(deps: Asked): Promise<Advice[]> {
  const { db } = deps
  return [
    ...(await samplePrices(deps)),
    ...(await sampleVillas(db)).map((name) => ({ code: 'samples', name }) as const),
    ...(await untranslatedLanguages(deps)),
    ...(await ownersWithoutTwoStep(db)),
    ...(await simulatedStays(deps)),
    ...(await noBackup(deps)),
  ]
}

/** The seasons from this year on are those of the sample house, to the cent. */
async function samplePrices({ db, now }: Asked): Promise<Advice[]> {
  const year = toYear(dayAtProperty(now()))
  const coming = (await allSeasons(db)).filter(({ until }) => toYear(until) >= year)
  const toText = ({ name, from, until, rate }: { name: string; from: string; until: string; rate: number }) =>
    `${name} ${from} ${until} ${rate}`
  const samples = new Set([year, year + 1].flatMap(makeSeasons).map(toText))
  return coming.every((season) => samples.has(toText(season))) ? [{ code: 'prices', name: '' }] : []
}

async function untranslatedLanguages(deps: Asked): Promise<Advice[]> {
  const { pages } = await readUntranslated(deps)
  return [...new Set(Object.values(pages).flat())].sort().map((name) => ({ code: 'languages', name }))
}

async function ownersWithoutTwoStep(db: Db): Promise<Advice[]> {
  const confirmed = and(eq(twoStep.accountId, accounts.id), isNotNull(twoStep.confirmedAt))
  const owners = await db
    .select({ name: accounts.fullName, on: twoStep.accountId })
    .from(accounts)
    .leftJoin(twoStep, confirmed)
    .where(and(eq(accounts.status, 2), eq(accounts.role, 'owner')))
    .orderBy(accounts.id)
  return owners.flatMap(({ name, on }) => (on === null ? [{ code: 'two_step', name }] : []))
}

/** Stays that are not over and were paid at the simulator, whose cards everybody can read, once there is a bank. */
async function simulatedStays({ db, env, now }: Asked): Promise<Advice[]> {
  if (env.bank === null && (await storedAccount(db)) === undefined) return []
  const paid = and(eq(payments.state, 'approved'), eq(sql`${payments.sent} ->> 'clientid'`, SIMULATOR_MERCHANT.clientId))
  const stays = await db
    .selectDistinct({ code: bookings.code })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(paid, sold, gte(bookings.checkOut, dayAtProperty(now()))))
    .orderBy(bookings.code)
  return stays.map(({ code }) => ({ code: 'simulated', name: code }))
}

async function noBackup(deps: Asked): Promise<Advice[]> {
  const good = (await newestBackup(backupFolder(deps.env))) !== null && (await missingBackup(deps)) === null
  return good ? [] : [{ code: 'backup', name: '' }]
}
