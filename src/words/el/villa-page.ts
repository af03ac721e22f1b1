import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const greekRegistration = (registration: string | number): string => `Αριθμός μητρώου στην Ελλάδα: ${registration}`
export const about = (name: string | number): string => `Γνωρίστε τη ${name}`
export const picturesOf = (name: string | number): string => `Φωτογραφίες: ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Η κράτησή σας: ${ended(String(villaName))} Σας ευχαριστούμε και σας περιμένουμε με χαρά.`
export const floorPlanOf = (villa: string): string => `Κάτοψη: ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} – `

export const registrationKindChoices: Record<RegistrationKind, string> = {
  none: 'Δεν υπάρχει ακόμη',
  ama: 'ΑΜΑ (βραχυχρόνια μίσθωση)',
  licence: 'Άδεια της υπηρεσίας τουρισμού',
}

export const levyClassChoices: Record<LevyClass, string> = {
  '': 'Δεν έχει επιλεγεί ακόμη',
  short_let: 'Βραχυχρόνια μίσθωση',
  detached_over_80: 'Μονοκατοικία άνω των 80 τ.μ.',
  furnished_villa: 'Επιπλωμένη έπαυλη',
  rooms: 'Δωμάτια',
  none: 'Χωρίς τέλος',
}

const kinds: Record<RegistrationKind, string> = { none: '', ama: 'ΑΜΑ', licence: 'Άδεια' }

/** 'ΑΜΑ 00012345678'. Empty without a number. */
export const formatRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()
export const toTheBeach = (distance: string): string => `${distance} από την παραλία`
export const allAmenities = (count: number): string => `Όλες οι παροχές (${formatNumber(count)})`
export const allPhotos = (count: number): string => `Όλες οι φωτογραφίες (${formatNumber(count)})`
export const roomByRoom = (count: number): string => `Όλες οι φωτογραφίες (${formatNumber(count)}), δωμάτιο προς δωμάτιο`
export const openPhoto = (shown: string): string => `${shown}. Άνοιγμα σε πλήρες μέγεθος`

true satisfies Translated<typeof import('../en/villa-page.ts'), typeof import('./villa-page.ts')>
