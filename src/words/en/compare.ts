import { formatNumber } from './numbers.ts'

export const compareTheVillas = 'Compare the villas'
export const besideEachOther = 'Up to four villas side by side: beds, size, price and what differs.'
export const compareVillas = 'Compare villas'
export const onlyWhatDiffers = 'Only what differs'
export const change = 'Change'
export const chooseDates = 'Choose dates for totals'
export const whichVillas = 'Villas to compare'
export const show = 'Show'
export const atMost = (most: number): string => `Please choose up to ${formatNumber(most)} villas.`
export const book = 'Book'
export const seeFreeDates = 'See free dates'
export const takenFree = (days: string): string => `Taken. Free ${days}`
export const lowest = 'lowest'
export const sleeps = 'Guests'
export const beds = 'Beds'
export const rooms = 'Rooms with beds'
export const bathrooms = 'Bathrooms'
export const size = 'Size'
export const view = 'View'
export const beachDistance = 'Distance to the beach'
export const ifYouCancel = 'If you cancel'
export const refundedUntil = (percent: number, day: string): string => `${formatNumber(percent)}% until ${day}`
export const refundedBefore = (percent: number, days: string): string => `${formatNumber(percent)}% until ${days} before`
export const noRefund = 'No refund'
export const nothingToCompare = 'There are no villas to compare'
