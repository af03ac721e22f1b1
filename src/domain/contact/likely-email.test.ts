import { expect, test } from 'vitest'
import { likelyEmail } from './likely-email.ts'

test.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.P@GMAIL.CO', 'Ana.P@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['ana@t-onlin.de', 'ana@t-online.de'],
  ['ana@company.con', 'ana@company.com'],
])('a guest who types %s may mean %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@yahoo.gr',
  'ana@hotmail.co.uk',
  'ana@gmx.at',
  'ana@web.dk',
  'ana@example.com',
  'ana@villas.example',
  'ana@panteion.gr',
  'ana@etf.bg.ac.rs',
  'no address',
  '',
])('%s is not asked about', (typed) => {
  expect(likelyEmail(typed)).toBeNull()
})
