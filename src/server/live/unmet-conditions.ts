import type { Db } from '../db/client.ts'
import { type Env, environmentLacks } from '../env.ts'
import type { LiveCondition } from '../live-condition.ts'
import { unmetAtFirst, unmetSettings } from '../settings/unmet-settings.ts'
import { unregisteredAtFirst, unregisteredVillas } from '../villas/unregistered-villas.ts'

/** All that a live site lacks, also in a database of an earlier version. `isEmpty`: no migration has run there. */
export async function unmetConditions(db: Db, env: Env, { isEmpty = false } = {}): Promise<LiveCondition[]> {
  if (isEmpty) return [...environmentLacks(env), ...unmetAtFirst(), ...unregisteredAtFirst()]
  return [...environmentLacks(env), ...(await unmetSettings(db)), ...(await unregisteredVillas(db))]
}
