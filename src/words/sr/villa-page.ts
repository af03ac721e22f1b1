import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const greekRegistration = (registration: string | number): string => `Registracija u Grčkoj: ${registration}`
export const about = (name: string | number): string => `${name} izbliza`
export const picturesOf = (name: string | number): string => `Slike: ${name}`
export const thankYouForBooking = (villaName: string | number): string =>
  `Vaša rezervacija: ${ended(String(villaName))} Hvala Vam, radujemo se Vašem boravku.`
export const floorPlanOf = (villa: string): string => `Tlocrt: ${villa}`

/** The meaning of the villa's name, before its claim. */
export const beforeClaim = (meaning: string): string => `${meaning} – `

export const registrationKindChoices: Record<RegistrationKind, string> = {
  none: 'Još nema',
  ama: 'AMA (kratkoročno izdavanje)',
  licence: 'Dozvola turističke organizacije',
}

export const levyClassChoices: Record<LevyClass, string> = {
  '': 'Još nije izabrano',
  short_let: 'Kratkoročno izdavanje',
  detached_over_80: 'Samostalna kuća preko 80 m²',
  furnished_villa: 'Nameštena vila',
  rooms: 'Sobe',
  none: 'Bez takse',
}

const kinds: Record<RegistrationKind, string> = { none: '', ama: 'AMA', licence: 'Dozvola' }

/** 'AMA 00012345678'. Empty without a number. */
export const formatRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()
export const toTheBeach = (distance: string): string => `${distance} do plaže`
export const allAmenities = (count: number): string => `Sve pogodnosti (${formatNumber(count)})`
export const allPhotos = (count: number): string => `Sve fotografije (${formatNumber(count)})`
export const roomByRoom = (count: number): string => `Sve fotografije (${formatNumber(count)}), sobu po sobu`
export const openPhoto = (shown: string): string => `${shown}. Otvorite u punoj veličini`

true satisfies Translated<typeof import('../en/villa-page.ts'), typeof import('./villa-page.ts')>
