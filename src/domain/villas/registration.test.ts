import { expect, test } from 'vitest'
import { type Registration, registrationProblem } from './registration.ts'

const ama: Registration = { registrationKind: 'ama', registrationNumber: '00012345678', levyClass: 'short_let', size: 95 }

test.each<[string, Partial<Registration>, live: boolean, ReturnType<typeof registrationProblem>]>([
  ['complete', {}, true, null],
  ['not registered yet', { registrationKind: 'none', registrationNumber: '', levyClass: '' }, false, null],
  [
    'not registered, in live mode',
    { registrationKind: 'none', registrationNumber: '', levyClass: '' },
    true,
    { registrationKind: 'registration_needed_live', levyClass: 'levy_class_needed_live' },
  ],
  ['a kind without a number', { registrationNumber: '' }, false, { registrationNumber: 'registration_number_needed' }],
  ['a number without a kind', { registrationKind: 'none' }, true, { registrationKind: 'registration_kind_needed' }],
  ['detached, of 80 m²', { levyClass: 'detached_over_80', size: 80 }, false, { levyClass: 'levy_class_too_large' }],
  ['detached, of 81 m²', { levyClass: 'detached_over_80', size: 81 }, true, null],
  ['no levy', { levyClass: 'none' }, true, null],
])('whether a villa is registered well enough to be sold: %s', (_, over, live, problem) => {
  expect(registrationProblem({ ...ama, ...over }, { live })).toEqual(problem)
})
