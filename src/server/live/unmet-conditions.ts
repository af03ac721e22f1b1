import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import { type EnteredInOffice, type Env, environmentLacks } from '../env.ts'
import type { LiveCondition } from '../live-condition.ts'
import { storedAccount } from '../payments/bank-accounts.ts'
import { unmetAtFirst, unmetSettings } from '../settings/unmet-settings.ts'
import { unregisteredAtFirst, unregisteredVillas } from '../villas/unregistered-villas.ts'

/** All that a live site lacks, also in a database of an earlier version. `isEmpty`: no migration has run there. */
export async function unmetConditions(db: Db, env: Env, { isEmpty = false } = {}): Promise<LiveCondition[]> {
  if (isEmpty) return [...environmentLacks(env), ...unmetAtFirst(), ...unregisteredAtFirst()]
  return [...environmentLacks(env, await enteredInOffice(db)), ...(await unmetSettings(db)), ...(await unregisteredVillas(db))]
}

async function enteredInOffice(db: Db): Promise<EnteredInOffice> {
  return { bank: (await hasTable(db, 'bank_accounts')) && (await storedAccount(db)) !== undefined }
}

/** Databases of earlier versions have fewer tables. */
async function hasTable(db: Db, name: string): Promise<boolean> {
  const [row] = await readRows<{ there: boolean }>(db, sql`SELECT to_regclass(${name}) IS NOT NULL AS there`)
  return row?.there ?? false
}
