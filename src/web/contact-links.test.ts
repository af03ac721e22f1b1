import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailLink, phoneLink } from '#domain/contact-links.ts'

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+villa@example.com', 'mailto:ana%2Bvilla@example.com'],
  ['a?bcc=thief@example.com', 'mailto:a%3Fbcc%3Dthief@example.com'],
  ['a@example.com,b@example.com', 'mailto:a@example.com%2Cb%40example.com'],
])('the mail link of %s is %s', (address, link) => {
  expect(mailLink(address)).toBe(link)
})

test.each([
  ['+381 (0) 60/123-45-67', 'tel:+3810601234567'],
  ['*#21#', 'tel:21'],
  ['060;phone-context=+1', 'tel:0601'],
  ['javascript:alert(1)', 'tel:1'],
])('the phone link of %s is %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test('pages do not build such links themselves', () => {
  const pages = globSync('**/*.tsx', { cwd: import.meta.dirname })
  expect(pages.length).toBeGreaterThan(100)
  expect(
    pages.filter((page) => /['"`](mailto|tel|viber|https:\/\/wa\.me)[:/]/.test(readFileSync(join(import.meta.dirname, page), 'utf8'))),
  ).toEqual([])
})
