import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'

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
export const writtenRegistration = (kind: RegistrationKind, number: string): string =>
  number === '' ? '' : `${kinds[kind]} ${number}`.trim()
