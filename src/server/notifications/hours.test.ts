import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Copies } from '#words/copies.ts'
import { type Language, languages } from '#words/languages.ts'
import { findBareHours } from '../../../tests/hours.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { readSettings } from '../settings/queries.ts'

type Samples = typeof import('./localized/samples.ts')
const [copies] = Object.values(
  import.meta.glob<Copies<Samples>>('./localized/samples.ts', { query: '?languages', import: 'default', eager: true }),
)

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('an hour without a zone is found, an amount and an address are none', () => {
  expect(findBareHours('Check-in is from 15:00.', 'en')).toHaveLength(1)
  expect(findBareHours('Check-in is from 15:00 to 18:30 (Greek time).', 'en')).toEqual([])
  expect(findBareHours('15:00\n(Greek time)', 'en')).toHaveLength(1)
  expect(findBareHours('€1,750.50, http://localhost:3000', 'en')).toEqual([])
  expect(findBareHours('Dolazak je od 15.00.', 'sr')).toHaveLength(1)
  expect(findBareHours('1.750,50 €, 8.07.2026.', 'sr')).toEqual([])
})

const hourOfCheckIn: Record<Language, string> = { en: '15:00', sr: '15.00', el: '15:00', de: '15:00' }

/** What guests and owners have typed. */
const TYPED = /Our ferry|Could we check in|the house is ready at|We come at|It was good to talk/

test.each(languages)('no hour stands without its zone in any mail in %s', async (language: Language) => {
  const samples = copies?.[language]
  if (!samples) throw new Error(`there are no samples in ${language}`)
  const settings = await readSettings(site.db)
  const mails = samples.sampleMails(settings, site.deps)
  const preheaders = Object.values(samples.sampleTemplates(settings, site.deps))
    .flat()
    .map(({ preheader }) => preheader)
  const texts = mails.flatMap(({ subject, text, calendar = '' }) => [subject, text, calendar.replaceAll(/\r?\n[ \t]/g, '')])
  const lines = [...texts, ...preheaders].join('\n').split('\n')
  expect(lines.some((line) => line.includes(hourOfCheckIn[language]))).toBe(true)
  expect(lines.flatMap((line) => (TYPED.test(line) ? [] : findBareHours(line, language)))).toEqual([])
})

test('no text for guests names an hour without a zone, in any language', () => {
  const files = globSync('src/words/{en,sr,el,de}/*.ts').filter((file) => !/office-|days\.ts|numbers\.ts/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const hour = /(?<![\w.-])(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)/
  const bare = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => hour.test(line) && !/^\s*(\/?\*|\/\/)/.test(line) && !/\$\{zone\}/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(bare).toEqual([])
})
