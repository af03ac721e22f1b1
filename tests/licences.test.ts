import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isAllowed, licencePage, productionPackages } from '../scripts/licences.ts'

test('production uses only reviewed licences', () => {
  const packages = productionPackages()
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.filter((one) => !isAllowed(one))).toEqual([])
})

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'MIT OR GPL-2.0', 'none'])(
  'a package with the licence %s needs a review',
  (licence) => {
    expect(isAllowed({ name: 'x', version: '1.0.0', licence, platform: false })).toBe(false)
  },
)

test('the list of licences matches the packages; otherwise run `npm run licences`', () => {
  expect(readFileSync(resolve(import.meta.dirname, '..', 'docs', 'licences.md'), 'utf8')).toBe(licencePage())
})
