import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import { dependsOnGuests } from '#domain/pricing/quote.ts'
import * as words from '#words/en/booking.ts'
import { prefix } from '#words/en/language.ts'
import type { PriceAnswer } from '../routes/booking-price.ts'
import { priceHere } from './price-here.ts'
import type { PartyPrices } from './villa-prices.server.ts'

const FAILED: PriceAnswer = { price: null, charge: null, error: words.anErrorOccurred, codeRefused: null }

/** Price of the selected nights: at once by the rates of the page, then as the server says. Only the server knows promo codes. */
export function useStayPrice(chosen: PartyPrices | null, { checkIn, checkOut }: Selection) {
  // Asked again only for a number of guests that can change the price.
  const party: Record<string, string> = {
    ...(chosen && dependsOnGuests(chosen.prices.rates) ? { guests: String(chosen.guests) } : {}),
    ...(chosen?.promoCode ? { promoCode: chosen.promoCode } : {}),
  }
  const asked =
    chosen && checkIn && checkOut ? new URLSearchParams({ villaId: String(chosen.villa.id), checkIn, checkOut, ...party }).toString() : null
  const [answered, setAnswered] = useState<{ asked: string; answer: PriceAnswer }>()

  useEffect(() => {
    if (!asked) return
    const replaced = new AbortController()
    const ask = async () => {
      const answer = await fetchPrice(asked, replaced.signal)
      if (!replaced.signal.aborted) setAnswered({ asked, answer })
    }
    void ask()
    return () => replaced.abort()
  }, [asked])

  if (!chosen || !checkIn || !checkOut) return { status: 'none' } as const
  if (answered?.asked !== asked) {
    const here = priceHere({ checkIn, checkOut }, chosen)
    return here && !chosen.promoCode ? ({ status: 'ready', ...here, codeRefused: null } as const) : ({ status: 'loading' } as const)
  }
  const { price, charge, error, codeRefused } = answered.answer
  if (price === null) return { status: 'failed', error } as const
  return price.available
    ? ({ status: 'ready', price, charge, codeRefused } as const)
    : ({ status: 'taken', price, charge, codeRefused } as const)
}

export type StayPrice = ReturnType<typeof useStayPrice>

/** One round trip: the address of the answer is known, so the router does not have to look it up. */
const fetchPrice = (asked: string, signal: AbortSignal): Promise<PriceAnswer> =>
  fetch(`${prefix}${href('/booking/price')}?${asked}`, { signal }).then(
    (response) => response.json().catch(() => FAILED),
    () => FAILED,
  )
