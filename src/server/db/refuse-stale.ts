import { Refused } from '#contract/refused.ts'

/** Refuses an update based on an outdated version. Without a version there is no check. @throws Refused `state_changed` */
export function refuseStale(read: number | undefined, row: { version: number }): void {
  if (read !== undefined && read !== row.version) throw new Refused('state_changed')
}
