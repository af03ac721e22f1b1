import { ended } from './full-stop.ts'

export const greekRegistration = (registration: string | number): string => `Greek registration: ${registration}`
export const about = (name: string | number): string => `About ${name}`
export const picturesOf = (name: string | number): string => `Pictures of ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Thank you for booking ${ended(String(villaName))} We look forward to your stay.`
export const floorPlanOf = (villa: string): string => `Floor plan of ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} - `
