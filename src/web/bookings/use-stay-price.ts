import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import type { loader } from '../routes/booking-price.ts'

/** Price of the selected nights; reloads when the selection changes. */
export function useStayPrice(villaId: number, { checkIn, checkOut }: Selection) {
  const { load, data, state } = useFetcher<typeof loader>()
  const chosen = checkIn !== undefined && checkOut !== undefined
  useEffect(() => {
    if (!checkIn || !checkOut) return
    load(`${href('/booking/price')}?${new URLSearchParams({ villaId: String(villaId), checkIn, checkOut })}`).catch(() => undefined)
  }, [load, villaId, checkIn, checkOut])

  if (!chosen) return { status: 'none' } as const
  if (state !== 'idle' || !data) return { status: 'loading' } as const
  if (data.price === null) return { status: 'failed', error: data.error } as const
  return { status: data.price.available ? 'ready' : 'taken', price: data.price, charge: data.charge } as const
}

export type StayPrice = ReturnType<typeof useStayPrice>
