import { ended } from './full-stop.ts'

export const greekRegistration = (registration: string | number): string => `Αριθμός μητρώου στην Ελλάδα: ${registration}`
export const about = (name: string | number): string => `Γνωρίστε τη ${name}`
export const picturesOf = (name: string | number): string => `Φωτογραφίες: ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Η κράτησή σας: ${ended(String(villaName))} Σας ευχαριστούμε και σας περιμένουμε με χαρά.`
export const floorPlanOf = (villa: string): string => `Κάτοψη: ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} – `
