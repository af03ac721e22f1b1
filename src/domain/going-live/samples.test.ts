import { expect, test } from 'vitest'
import { isReservedName, isSampleEmail, isSampleNumber } from './samples.ts'

test.each([
  ['villas.example', true],
  ['mail.villas.test', true],
  ['nobody.invalid', true],
  ['localhost', true],
  ['www.example.com', true],
  ['example-villas.gr', false],
  ['test.gr', false],
  ['', false],
])('nobody can be reached at %s: %s', (host, expected) => {
  expect(isReservedName(host)).toBe(expected)
})

test.each([
  ['owner@villas.example', true],
  ['Our Villas <stay@villas.example>', true],
  ['eleni@example-villas.gr', false],
  ['', false],
])('the address %s is a sample: %s', (address, expected) => {
  expect(isSampleEmail(address)).toBe(expected)
})

test.each([
  ['+30 000 000 0000', true],
  ['+381 000000', true],
  ['00000000', true],
  ['AMA 00000000', true],
  ['+30 694 000 0000', false],
  ['+381 11 2000000', false],
  ['100000001', false],
  ['000', false],
  ['', false],
])('the number %s is a sample: %s', (text, expected) => {
  expect(isSampleNumber(text)).toBe(expected)
})
