import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'

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
export const writtenRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()
