import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/client.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'

type Did = { subject: string; action: string; before?: unknown; after?: unknown }

/** Records an administrator's change (who, what, before, after, when) in the transaction of the change; `writeActivity` lists it. */
export async function recordActivity(
  tx: Db,
  { id: accountId }: Pick<Account, 'id'>,
  at: Date,
  { subject, action, before = null, after = null }: Did,
): Promise<void> {
  await recordEvent(tx, at, { type: 'admin.changed', accountId, subject, action, ...changedFields(before, after) })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

// These fields change with every update.
const IGNORED_FIELDS = new Set(['version', 'updatedAt'])

/** Keeps only the fields that differ if both states are given. */
function changedFields(before: unknown, after: unknown): { before: unknown; after: unknown } {
  if (!isRecord(before) || !isRecord(after)) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !IGNORED_FIELDS.has(name) && !isDeepStrictEqual(before[name], after[name]))
  const only = (side: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, side[name] ?? null]))
  return { before: only(before), after: only(after) }
}
