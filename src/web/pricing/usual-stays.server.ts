import type { Api } from '#contract/client.ts'
import { readStayRules } from '../bookings/stay-rules.server.ts'

/** The rules that hold on most dates, in a villa or in the house (null), for pages that show them. `some`: other rules hold on some dates. */
export async function readUsualStays(api: Api, villaId: number | null) {
  const { usual, own } = (await readStayRules(api, villaId)).rules
  const { minimumNights, arrivalDays, departureDays } = usual
  return { minimumNights, arrivalDays, departureDays, some: own.length > 0 }
}

export type UsualStays = Awaited<ReturnType<typeof readUsualStays>>
