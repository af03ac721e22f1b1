import { beforeAll, expect, test } from 'vitest'
import { checkWords } from '#domain/mails/check-words.ts'
import { listMailFields, mailParts, wordedMailNames } from '#domain/mails/worded-mails.ts'
import { fieldsIn } from '#domain/messages/fields.ts'
import { languages } from '#words/languages.ts'
import { testSite } from '../../../tests/test-site.ts'
import type { WordedTemplate } from '../mail/email-template.ts'
import { sayInWords } from '../mail/say-in-words.ts'
import { readSettings } from '../settings/queries.ts'
import { samplesIn } from './in-language.ts'

type Settings = Awaited<ReturnType<typeof readSettings>>
let settings: Settings
let samples: Record<string, WordedTemplate[]>
beforeAll(async () => {
  const site = await testSite()
  settings = await readSettings(site.db)
  const all = (language: (typeof languages)[number]) => Object.values(samplesIn(language).sampleTemplates(settings, site.deps)).flat()
  samples = Object.fromEntries(
    languages.map((language) => [language, all(language).filter((one): one is WordedTemplate => 'words' in one)]),
  )
  await site.close()
})

const pickWords = ({ subject, above, below }: WordedTemplate) => ({ subject, above, below })

test.each(languages)('the first text of each mail in %s, written by an owner, gives the same mail', (language) => {
  expect(new Set(samples[language]?.map(({ words }) => words))).toEqual(new Set(wordedMailNames))
  for (const sample of samples[language] ?? []) {
    expect(sayInWords(sample, pickWords(sample), settings), sample.words).toEqual(sayInWords(sample, null, settings))
  }
})

test.each(languages)('the first texts in %s name only what there is, and what they must', (language) => {
  for (const sample of samples[language] ?? []) {
    for (const part of mailParts) {
      if (sample[part] !== '') expect(checkWords(sample.words, part, sample[part]), `${sample.words} ${part}`).toBeNull()
    }
  }
})

test.each(languages)('every field of a mail in %s has a value to be filled in with', (language) => {
  for (const sample of samples[language] ?? []) {
    const all = listMailFields(sample.words)
    const own = { subject: '', above: all.map((field) => `<${field}>: {${field}}`).join('\n'), below: '' }
    const said = sayInWords({ ...sample, above: 'first' }, own, settings)
      .blocks.filter((block) => typeof block === 'string')
      .join('\n')
    expect(said, sample.words).toContain(`<${all[0]}>: `)
    expect(fieldsIn(said, all), sample.words).toEqual([])
  }
})

test('words of a mail that cannot be filled in give way to the first text, each part alone', () => {
  const sample = samples.en?.find(({ words }) => words === 'unfinished')
  if (!sample) throw new Error('no sample')
  const sayWith = (own: Partial<Record<(typeof mailParts)[number], string>>) =>
    sayInWords(sample, { subject: '', above: '', below: '', ...own }, settings)
  const first = sayInWords(sample, null, settings)
  expect(sayWith({ above: 'Come back!' }).blocks).toEqual(first.blocks)
  expect(sayWith({ above: 'Come back until {held_untl}!' }).blocks).toEqual(first.blocks)
  const both = sayWith({ subject: 'Come back to {villa}', above: 'Come back until {held_until}!', below: 'One.\n\nTwo.' })
  expect(both.subject).toBe('Come back to Villa Thea')
  expect(both.blocks[1]).toMatch(/^Come back until \d\d:\d\d .*!$/)
  expect(both.blocks.slice(-2)).toEqual(['One.', 'Two.'])
})
