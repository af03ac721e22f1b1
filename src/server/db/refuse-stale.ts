import { Refusal } from '#contract/refusal.ts'

/** Refuses an update based on an outdated version. Without a version there is no check. @throws Refusal `state_changed` */
export function refuseStale(read: number | undefined, row: { version: number }): void {
  if (read !== undefined && read !== row.version) throw new Refusal('state_changed')
}
