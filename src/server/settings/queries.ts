import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { Settings, settingsGroups } from '#contract/settings.ts'
import type { Cents } from '#domain/money.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import { settings as firstSettings } from '../../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** All settings. Missing or invalid keys get the defaults of the first content, so that reading never fails. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select({ name: settings.name, value: settings.value }).from(settings)
  const stored = new Map(rows.map((row) => [row.name, row.value]))
  return Settings.parse(Object.fromEntries(settingsGroups.map((group) => [group, withDefaults(group, stored.get(group))])))
}

/** As `readSettings`, from what is cached. `deps`: those of the transaction, within one. */
export const currentSettings = ({ db, content }: Pick<Deps, 'db' | 'content'>): Promise<Settings> =>
  content.cached('settings', () => readSettings(db))

function withDefaults(group: keyof Settings, stored: unknown): Record<string, unknown> {
  const fields: Record<string, z.ZodType> = Settings.shape[group].shape
  const values = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const defaults: Record<string, unknown> = firstSettings[group]
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.safeParse(values[key]).success ? values[key] : defaults[key]]),
  )
}

export type SettingsVersions = Record<(typeof settingsGroups)[number], number>

/** Version of each group. `lock`: locks the rows for a transaction that changes them. */
export async function settingsVersions(db: Db, { lock = false } = {}): Promise<SettingsVersions> {
  const query = db.select({ name: settings.name, version: settings.version }).from(settings)
  const rows = lock ? await query.for('update') : await query
  const getVersion = (name: string) => rows.find((row) => row.name === name)?.version ?? 0
  return Object.fromEntries(settingsGroups.map((name) => [name, getVersion(name)])) as SettingsVersions
}

export async function saveGroup(db: Db, name: string, value: unknown, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } })
}

export const readBaseRate = async (db: Db): Promise<Cents> => (await versionedBaseRate(db)).baseRate

/** Version 0 means that the built-in default applies. */
export async function versionedBaseRate(db: Db, { lock = false } = {}): Promise<{ baseRate: Cents; version: number }> {
  const query = db.select().from(settings).where(eq(settings.name, 'base_rate'))
  const [row] = lock ? await query.for('update') : await query
  return { baseRate: typeof row?.value === 'number' ? row.value : DEFAULT_BASE_RATE, version: row?.version ?? 0 }
}
