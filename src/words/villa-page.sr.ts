import { ended } from './full-stop.ts'

export const greekRegistration = (registration: string | number): string => `Registracija u Grčkoj: ${registration}`
export const about = (name: string | number): string => `${name} izbliza`
export const picturesOf = (name: string | number): string => `Slike: ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Vaša rezervacija: ${ended(String(villaName))} Hvala Vam, radujemo se Vašem boravku.`
export const floorPlanOf = (villa: string): string => `Tlocrt: ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} – `
