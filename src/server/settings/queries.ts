import { eq } from 'drizzle-orm'
import { Settings, settingsGroups } from '#contract/settings.ts'
import type { Cents } from '#domain/money.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema.ts'

/** All groups of settings; the first content has filled every one of them. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select().from(settings)
  return Settings.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])))
}

export type SettingsVersions = Record<(typeof settingsGroups)[number], number>

/** How often each group has been changed. In a transaction that changes one, `lock` makes others wait. */
export async function settingsVersions(db: Db, { lock = false } = {}): Promise<SettingsVersions> {
  const query = db.select({ name: settings.name, version: settings.version }).from(settings)
  const rows = lock ? await query.for('update') : await query
  const versionOf = (name: string) => rows.find((row) => row.name === name)?.version ?? 0
  return Object.fromEntries(settingsGroups.map((name) => [name, versionOf(name)])) as SettingsVersions
}

export async function saveGroup(db: Db, name: string, value: unknown, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } })
}

export const readBaseRate = async (db: Db): Promise<Cents> => (await versionedBaseRate(db)).baseRate

/** Version 0 while the built-in rate holds. */
export async function versionedBaseRate(db: Db, { lock = false } = {}): Promise<{ baseRate: Cents; version: number }> {
  const query = db.select().from(settings).where(eq(settings.name, 'base_rate'))
  const [row] = lock ? await query.for('update') : await query
  return { baseRate: typeof row?.value === 'number' ? row.value : DEFAULT_BASE_RATE, version: row?.version ?? 0 }
}
