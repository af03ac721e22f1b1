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

test('owners are reminded from five days before', () => {
  expect(['2026-08-14', '2026-08-15', '2026-08-21'].map((today) => isSoonDue('stays', '2026-07', today))).toEqual([false, true, true])
})

test.each([
  ['a paid stay with an AMA', 'paid', 'ama', '2026-07-01', true],
  ['one that is partly paid', 'partial_paid', 'ama', '2026-07-01', true],
  ['not one with a licence', 'paid', 'licence', '2026-07-01', false],
  ['not one that is cancelled', 'cancelled', 'ama', '2026-07-01', false],
  ['not one that is not paid', 'pending', 'ama', '2026-07-01', false],
  ['until a month after departure', 'paid', 'ama', '2026-08-13', true],
  ['not later', 'paid', 'ama', '2026-08-14', false],
] as const)('a document is asked for: %s', (_, status, kind, today, asked) => {
  expect(isDocumentAsked({ status, checkOut: '2026-07-13' }, kind, today)).toBe(asked)
})

test.each([
  ['not before the declaration', null, '2026-12-31', false],
  ['not 29 days after it', '2026-08-19', '2026-09-17', false],
  ['30 days after it', '2026-08-19', '2026-09-18', true],
  ['a year after departure, declared or not', null, '2027-07-14', true],
])('a number is erased: %s', (_, declaredOn, today, erased) => {
  expect(isDocumentToErase({ checkOut: '2026-07-13', declaredOn }, today)).toBe(erased)
})
