import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import { stayProblem } from '#domain/stay-rules.ts'
import { choiceOn, rememberedStay, rememberStay, storeChoice } from '../search/remembered-stay.ts'
import { impossibleSelection } from './impossible-selection.ts'
import { useStayPrice } from './use-stay-price.ts'
import type { PartyPrices } from './villa-prices.server.ts'

/**
 * The dates that a guest chooses for a villa, with their price. They begin with those that are asked for, else with the last ones that
 * this browser remembers. `prices`: null until they are loaded. `picked`: also if they cannot be booked; `selection`: only if they can.
 */
export function useChosenStay(prices: PartyPrices | null, asked: Selection) {
  const { key, pathname, search } = useLocation()
  const entry = `${key}${pathname}${search}`
  const [picked, choose] = useState(asked)
  const selection = !prices || impossibleSelection(picked, prices, null) ? {} : picked
  const pricing = useStayPrice(prices, selection)
  const impossible = prices && impossibleSelection(picked, prices, pricing.status === 'taken' ? pricing.price.message : null)

  // After hydration, because the server does not know what the browser remembers.
  const ready = prices !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of a page, when its prices are there
  useEffect(() => {
    if (!prices) return
    const last = choiceOn(entry) ?? (picked.checkIn ? null : rememberedStay())
    if (last && stayProblem(last, prices.availability.rules, prices.availability.today) === null) choose(last)
  }, [ready])
  const { checkIn, checkOut } = selection
  useEffect(() => {
    if (checkIn && checkOut) rememberStay({ checkIn, checkOut })
  }, [checkIn, checkOut])

  const change = (chosen: Selection) => {
    if (!chosen.checkIn) rememberStay(null)
    storeChoice(entry, chosen)
    choose(chosen)
  }
  return { picked, choose: change, selection, pricing, impossible }
}

export type ChosenStay = ReturnType<typeof useChosenStay>
