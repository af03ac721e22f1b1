import type { Stay } from '../stay.ts'

/** Page on which a guest reviews a stay again after an unpaid attempt, with everything filled in. Also in mails. */
export const payAgainPath = ({ villaId, checkIn, checkOut }: Stay & { villaId: number }): string =>
  `/booking-request?${new URLSearchParams({ villaId: String(villaId), startDate: checkIn, endDate: checkOut })}`

/** Page on which a guest pays the next stage of a booking. */
export const payStagePath = (bookingId: number): string => `/booking-request?installment=true&bookingId=${bookingId}`

/** The page of a guest's own stay. */
export const stayPagePath = (bookingNumber: string): string => `/reservations/${bookingNumber}`

/** A page for guests, after a login if need be. For mails and pages that are read without a session. */
export const throughLogIn = (path: string): string => `/login?${new URLSearchParams({ redirect: path })}`

/** The page of a guest's own stay, after a login if need be. */
export const ownStayPath = (bookingNumber: string): string => throughLogIn(stayPagePath(bookingNumber))

/** The page on which a guest changes a stay, with the wanted one filled in. */
export const changeStayPath = (bookingNumber: string, { villaId, checkIn, checkOut }: Stay & { villaId: number }): string =>
  `${stayPagePath(bookingNumber)}/change?${new URLSearchParams({ villaId: String(villaId), checkIn, checkOut })}`
