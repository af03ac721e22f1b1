import { useState } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import { impossibleSelection } from './impossible-selection.ts'
import { useStayPrice } from './use-stay-price.ts'
import type { VillaPrices } from './villa-prices.server.ts'

/**
 * The dates that a guest chooses for a villa, with their price. `picked`: as asked for, also if they cannot be booked; `selection`: only
 * if they can.
 */
export function useChosenStay(prices: VillaPrices, initial: Selection) {
  const [picked, choose] = useState(initial)
  const selection = impossibleSelection(picked, prices, false) ? {} : picked
  const pricing = useStayPrice(prices, selection)
  const impossible = impossibleSelection(picked, prices, pricing.status === 'taken')
  return { picked, choose, selection, pricing, impossible }
}
