import { expect, test } from 'vitest'
import { type DeclarationKind, declarationDue, isDocumentAsked, isDocumentToErase, isSoonDue } from './declarations.ts'

test.each<[DeclarationKind, string, string]>([
  ['stays', '2026-07', '2026-08-20'],
  ['stays', '2026-12', '2027-01-20'],
  ['levy', '2026-07', '2026-08-31'],
  ['levy', '2026-12', '2027-01-31'],
  ['levy', '2027-01', '2027-02-28'],
])('the declaration of %s of %s is due on %s', (kind, month, due) => {
  expect(declarationDue(kind, month)).toBe(due)
})

test('a declaration is soon due from five days before its due day', () => {
  expect(['2026-08-14', '2026-08-15', '2026-08-21'].map((today) => isSoonDue('stays', '2026-07', today))).toEqual([false, true, true])
})

test.each([
  ['for a paid stay with an AMA', 'paid', 'ama', '2026-07-01', true],
  ['for a partly paid stay', 'partial_paid', 'ama', '2026-07-01', true],
  ['not with a licence', 'paid', 'licence', '2026-07-01', false],
  ['not for a cancelled stay', 'cancelled', 'ama', '2026-07-01', false],
  ['not for an unpaid stay', 'pending', 'ama', '2026-07-01', false],
  ['until a month after departure', 'paid', 'ama', '2026-08-13', true],
  ['not more than a month after departure', 'paid', 'ama', '2026-08-14', false],
] as const)('whether the document of a guest is requested: %s', (_, status, kind, today, asked) => {
  expect(isDocumentAsked({ status, checkOut: '2026-07-13' }, kind, today)).toBe(asked)
})

test.each([
  ['not before the declaration', null, '2026-12-31', false],
  ['not 29 days after it', '2026-08-19', '2026-09-17', false],
  ['30 days after it', '2026-08-19', '2026-09-18', true],
  ['a year after departure, also without a declaration', null, '2027-07-14', true],
])('when the document number of a guest is erased: %s', (_, declaredOn, today, erased) => {
  expect(isDocumentToErase({ checkOut: '2026-07-13', declaredOn }, today)).toBe(erased)
})
