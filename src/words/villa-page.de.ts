import { ended } from './full-stop.ts'

export const greekRegistration = (registration: string | number): string => `Registrierungsnummer in Griechenland: ${registration}`
export const about = (name: string | number): string => `Über ${name}`
export const picturesOf = (name: string | number): string => `Bilder von ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Danke für Ihre Buchung: ${ended(String(villaName))} Wir freuen uns auf Ihren Aufenthalt.`
export const floorPlanOf = (villa: string): string => `Grundriss von ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} – `
