import { sql } from 'drizzle-orm'
import { type Registration, registrationProblem } from '#domain/villas/registration.ts'
import { villas as firstVillas } from '../../../seed/villas.ts'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import type { LiveCondition } from '../live-condition.ts'

/** A row of any version: those of older sites have fewer columns. */
type Row = { name: string; size: number } & Partial<
  Record<'withdrawn_at' | 'registration_kind' | 'registration_number' | 'levy_class', string | null>
>

/** Villas on sale without the registration or levy class that a live site needs, also in a database of an earlier version. */
export async function unregisteredVillas(db: Db): Promise<LiveCondition[]> {
  const rows = await readRows<{ villa: Row }>(db, sql`SELECT to_jsonb(villas) AS villa FROM villas ORDER BY position, id`)
  const onSale = rows.map(({ villa }) => villa).filter(({ withdrawn_at }) => !withdrawn_at)
  return onSale.filter((villa) => registrationProblem(toRegistration(villa), { live: true })).map(({ name }) => unregistered(name))
}

const toRegistration = ({ size, registration_kind, registration_number, levy_class }: Row): Registration => ({
  registrationKind: (registration_kind ?? 'none') as Registration['registrationKind'],
  registrationNumber: registration_number ?? '',
  levyClass: (levy_class ?? '') as Registration['levyClass'],
  size,
})

/** As `unregisteredVillas`, of the first content. */
export const unregisteredAtFirst = (): LiveCondition[] => firstVillas.map(({ name }) => unregistered(name))

const unregistered = (name: string): LiveCondition => ({
  kind: 'villa',
  code: 'registration',
  name,
  words: `the Greek registration and the levy class of ${name}, on the villas page`,
  after: '0069',
})
