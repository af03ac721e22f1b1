import type { Api } from '#contract/client.ts'
import { paymentCalls } from '#contract/payments.ts'
import { payAgainPath } from '#domain/bookings/guest-links.ts'
import { monthDay } from '#words/en/days.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/payment.ts'
import { formatGreekTime } from '#words/localized/greek-time.ts'
import { apiResult } from '../api-results.server.ts'
import { pageCookie } from '../cookies.server.ts'

/** The stay that a guest has not finished booking, as the line on every page says it; null without one. */
export async function readUnfinished(api: Api) {
  const { answer } = await apiResult(api(paymentCalls.unfinished, {}))
  const stay = answer?.unfinished
  if (!stay) return null
  const { villa, checkIn, checkOut, keptUntil } = stay
  return {
    says: words.unfinishedStay(villa, `${monthDay(checkIn)} – ${monthDay(checkOut)}`, formatGreekTime(new Date(keptUntil))),
    to: prefix + payAgainPath(stay),
  }
}

/** The mark that a booking is not finished. The server sets it with the hold; pages only remove it. */
export const unfinishedCookie = pageCookie<null>('unfinished', {}, () => null)
