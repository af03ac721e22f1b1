/** Bookings of the list that can be chosen at once. */
export const MOST_CHOSEN = 200
