import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as greek from './el/office-activity.ts'
import * as serbian from './sr/office-activity.ts'

const server = resolve(import.meta.dirname, '..', 'server')
const lines = globSync('**/*.ts', { cwd: server })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .filter((text) => /recordActivity\(/.test(text))
  .flatMap((text) => text.split('\n'))

/** Texts on lines that match `name`, with a value in each placeholder. Excludes texts that code compares. */
const namedBy = (name: RegExp): string[] =>
  lines
    .filter((line) => name.test(line))
    .map((line) => line.slice(line.search(name)).replaceAll(/<[^>]*>/g, ''))
    .flatMap((line) => [...line.replace(/, action:.*/, '').matchAll(/(=== )?([`'])([a-z][^`']*)\2/g)])
    .filter(([, compared]) => !compared)
    .map(([, , , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, 'X'))

test('every subject and action that the server records is translated into the back office languages', () => {
  const subjects = namedBy(/\bsubject(Of)?\b( =|:)/)
  const actions = namedBy(/\baction: (?!string)|activityOf\('/)
  expect(new Set(subjects).size).toBeGreaterThan(30)
  expect(new Set(actions).size).toBeGreaterThan(35)
  for (const { translateSubject, translateAction } of [serbian, greek]) {
    expect(subjects.filter((subject) => translateSubject(subject) === subject)).toEqual([])
    expect(actions.filter((action) => translateAction(action) === action)).toEqual([])
  }
})

test('names given by owners are not translated', () => {
  expect(serbian.translateSubject('villa Villa Thea')).toBe('vila Villa Thea')
  expect(serbian.translateSubject('translation sr Villa Thea')).toBe('prevod: Srpski, Villa Thea')
  expect(serbian.translateSubject('something older')).toBe('something older')
})

test('jobs, settings and other names of the site are translated', () => {
  expect(serbian.translateSubject('job send mails')).toBe('posao „slanje poruka“')
  expect(greek.translateSubject('job back up')).toBe('εργασία «αντίγραφο ασφαλείας»')
  expect(serbian.translateSubject('settings texts')).toBe('podešavanja: tekstovi')
  expect(greek.translateSubject('levy detached_over_80 from 2027-01-01')).toBe(
    'τέλος ανθεκτικότητας (Μονοκατοικία άνω των 80 τ.μ.) από 2027-01-01',
  )
  expect(serbian.translateSubject('tax lodging from 2027-01-01')).toBe('poreska stopa (PDV na smeštaj) od 2027-01-01')
  expect(greek.translateSubject('declaration of stays 2026-08')).toBe('δήλωση διαμονών 2026-08')
  expect(serbian.translateSubject('translation de prices')).toBe('prevod: Deutsch, Sezone, popusti i naknade')
})
