import { Refused } from '#contract/refused.ts'

/** Refuses to overwrite what somebody else has changed since it was read. Clients that say no version are not compared. */
export function refuseStale(read: number | undefined, row: { version: number }): void {
  if (read !== undefined && read !== row.version) throw new Refused('state_changed')
}
