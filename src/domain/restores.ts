/** A restore of a backup, in whole seconds. `backupOf`: when the backup was made; null if unknown. */
export type Restore = { at: Date; backupOf: Date | null }

const FIRST_SECOND = Date.UTC(2025, 0, 1) / 1000

const toSecond = (at: Date): number => Math.floor(at.getTime() / 1000)

/** End of the order ids issued after a restore: its second, to the base of 36. */
export const orderEpoch = ({ at }: Pick<Restore, 'at'>): string => toSecond(at).toString(36).toUpperCase()

/**
 * Numbers after a restore go on above this: the seconds from 2025 until then. How many were issued since the backup is unknown, but they are
 * fewer than one in each second, also since an earlier restore. Fits a PostgreSQL integer until 2093.
 */
export const numbersAbove = ({ at }: Pick<Restore, 'at'>): number => toSecond(at) - FIRST_SECOND

/** The second of a new restore: later than every earlier one, whatever the clock says. */
export function nextRestoreAt(now: Date, earlier: readonly Pick<Restore, 'at'>[]): Date {
  const last = Math.max(0, ...earlier.map(({ at }) => toSecond(at)))
  return new Date(Math.max(toSecond(now), last + 1) * 1000)
}
