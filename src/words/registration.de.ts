import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'

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
export const writtenRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()
