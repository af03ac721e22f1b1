import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'
import { ended } from '../full-stop.ts'
import { formatNumber } from './numbers.ts'

export const greekRegistration = (registration: string | number): string => `Greek registration: ${registration}`
export const about = (name: string | number): string => `About ${name}`
export const picturesOf = (name: string | number): string => `Pictures of ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Thank you for booking ${ended(String(villaName))} We look forward to your stay.`
export const floorPlanOf = (villa: string): string => `Floor plan of ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} - `

export const registrationKindChoices: Record<RegistrationKind, string> = {
  none: 'None yet',
  ama: 'AMA (short-term let)',
  licence: 'Licence of the tourism office',
}

export const levyClassChoices: Record<LevyClass, string> = {
  '': 'Not chosen yet',
  short_let: 'Short-term let',
  detached_over_80: 'Detached house over 80 m²',
  furnished_villa: 'Furnished villa',
  rooms: 'Rooms',
  none: 'No levy',
}

const kinds: Record<RegistrationKind, string> = { none: '', ama: 'AMA', licence: 'Licence' }

/** 'AMA 00012345678'. Empty without a number. */
export const formatRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()

export const toTheBeach = (distance: string): string => `${distance} to the beach`
export const allAmenities = (count: number): string => `All ${formatNumber(count)} amenities`
export const allPhotos = (count: number): string => `All ${formatNumber(count)} photos`
export const roomByRoom = (count: number): string => `All ${formatNumber(count)} photos, room by room`
export const openPhoto = (shown: string): string => `${shown}. Open in full size`
