import type { OwnStay } from '#contract/guest-stays.ts'
import { countdown } from '#domain/bookings/own-stay.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import * as words from '#words/stay.en.ts'

/** How far away the stay is, in a sentence. */
export function countdownWords({ booking, today }: OwnStay): string {
  if (hasEnded(booking.status)) return words.isCancelled
  const now = countdown(booking, today)
  if (now.state === 'ahead') return words.arrivesIn(now.days)
  if (now.state === 'here') return words.leavesIn(now.days)
  return { arrival: words.arrivesToday, departure: words.leavesToday, over: words.isOver }[now.state]
}
