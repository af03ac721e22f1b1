/** `none`: not registered yet. */
export const registrationKinds = ['none', 'ama', 'licence'] as const
export type RegistrationKind = (typeof registrationKinds)[number]

/** Classes of the Greek climate levy; '': not chosen yet, `none`: no levy is due. */
export const levyClasses = ['', 'short_let', 'detached_over_80', 'furnished_villa', 'rooms', 'none'] as const
export type LevyClass = (typeof levyClasses)[number]

/** Registration and levy class of a villa. `size`: floor area in square metres. */
export type Registration = { registrationKind: RegistrationKind; registrationNumber: string; levyClass: LevyClass; size: number }

export type RegistrationProblem = {
  registrationKind?: 'registration_kind_needed' | 'registration_needed_live'
  registrationNumber?: 'registration_number_needed'
  levyClass?: 'levy_class_too_large' | 'levy_class_needed_live'
}

const DETACHED_OVER = 80

/** What is wrong with a villa's registration, by field; null if nothing. `live`: it is sold for real money. */
export function registrationProblem(villa: Registration, { live }: { live: boolean }): RegistrationProblem | null {
  const { registrationKind: kind, registrationNumber: number, levyClass, size } = villa
  const problem: RegistrationProblem = {
    ...(kind === 'none' && number !== '' && { registrationKind: 'registration_kind_needed' }),
    ...(kind !== 'none' && number === '' && { registrationNumber: 'registration_number_needed' }),
    ...(live && kind === 'none' && number === '' && { registrationKind: 'registration_needed_live' }),
    ...(levyClass === 'detached_over_80' && size <= DETACHED_OVER && { levyClass: 'levy_class_too_large' }),
    ...(live && levyClass === '' && { levyClass: 'levy_class_needed_live' }),
  }
  return Object.keys(problem).length > 0 ? problem : null
}
