import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const greekRegistration = (registration: string | number): string => `Registrierungsnummer in Griechenland: ${registration}`
export const about = (name: string | number): string => `Über ${name}`
export const picturesOf = (name: string | number): string => `Bilder von ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Danke für Ihre Buchung: ${ended(String(villaName))} Wir freuen uns auf Ihren Aufenthalt.`
export const floorPlanOf = (villa: string): string => `Grundriss von ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} – `

export const registrationKindChoices: Record<RegistrationKind, string> = {
  none: 'Noch keine',
  ama: 'AMA (Kurzzeitvermietung)',
  licence: 'Lizenz der Tourismusbehörde',
}

export const levyClassChoices: Record<LevyClass, string> = {
  '': 'Noch nicht gewählt',
  short_let: 'Kurzzeitvermietung',
  detached_over_80: 'Freistehendes Haus über 80 m²',
  furnished_villa: 'Möblierte Villa',
  rooms: 'Zimmer',
  none: 'Keine Abgabe',
}

const kinds: Record<RegistrationKind, string> = { none: '', ama: 'AMA', licence: 'Lizenz' }

/** 'AMA 00012345678'. Empty without a number. */
export const formatRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()
export const toTheBeach = (distance: string): string => `${distance} zum Strand`
export const allAmenities = (count: number): string => `Alle ${formatNumber(count)} Ausstattungsmerkmale`
export const allPhotos = (count: number): string => `Alle ${formatNumber(count)} Fotos`
export const roomByRoom = (count: number): string => `Alle ${formatNumber(count)} Fotos, Raum für Raum`
export const openPhoto = (shown: string): string => `${shown}. In voller Größe öffnen`

true satisfies Translated<typeof import('../en/villa-page.ts'), typeof import('./villa-page.ts')>
