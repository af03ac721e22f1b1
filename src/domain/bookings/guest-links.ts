import type { Stay } from '../stay.ts'

/** Page on which a guest reviews a stay again after an unpaid attempt, with everything filled in. Also in mails. */
export const payAgainPath = ({ villaId, checkIn, checkOut }: Stay & { villaId: number }): string =>
  `/booking-request?${new URLSearchParams({ villaId: String(villaId), startDate: checkIn, endDate: checkOut })}`

/** Page on which a guest pays the next stage of a booking. */
export const payStagePath = (bookingId: number): string => `/booking-request?installment=true&bookingId=${bookingId}`

/** A paid booking among the guest's reservations, after a login if need be. */
export function ownStayPath(bookingId: number): string {
  const redirect = `/reservations#booking-${bookingId}`
  return `/login?${new URLSearchParams({ redirect })}`
}
