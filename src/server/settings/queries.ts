import { eq } from 'drizzle-orm'
import { Settings } from '#contract/settings.ts'
import type { Cents } from '#domain/money.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema.ts'

/** All groups of settings; the first content has filled every one of them. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select().from(settings)
  return Settings.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])))
}

export async function saveGroup(db: Db, name: string, value: unknown, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } })
}

export async function readBaseRate(db: Db): Promise<Cents> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'base_rate'))
  return typeof row?.value === 'number' ? row.value : DEFAULT_BASE_RATE
}
