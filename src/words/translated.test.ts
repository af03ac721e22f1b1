import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages, otherLanguages } from './languages.ts'
import { officeLanguages } from './office-languages.ts'

const folder = import.meta.dirname
const files = import.meta.glob<object>('./??/*.ts', { eager: true })
const areas = globSync('en/*.ts', { cwd: folder }).map((file) => basename(file, '.ts'))

/** The office has fewer languages; its areas begin with 'office-'. */
const listLanguages = (area: string): readonly string[] => (area.startsWith('office-') ? officeLanguages : languages)

const namesIn = (language: string, area: string): string[] => Object.keys(files[`./${language}/${area}.ts`] ?? {})

test('every language has a folder of words, and each folder of words a language', () => {
  expect(globSync('??/', { cwd: folder }).sort()).toEqual([...languages].sort())
})

test('every text has its translation in every language', () => {
  expect(areas.length).toBeGreaterThan(40)
  const missing = otherLanguages.flatMap((language) =>
    areas
      .filter((area) => listLanguages(area).includes(language))
      .flatMap((area) => {
        const own = namesIn(language, area)
        if (own.length === 0) return [`${language}/${area}.ts`]
        return namesIn('en', area).flatMap((name) => (own.includes(name) ? [] : [`${language}/${area}.ts: ${name}`]))
      }),
  )
  expect(missing.sort()).toEqual([])
})

test('the compiler compares every translation with the English words', () => {
  const translations = globSync(`{${otherLanguages.join(',')}}/*.ts`, { cwd: folder }).filter((file) =>
    areas.includes(basename(file, '.ts')),
  )
  const compared = (file: string) =>
    `true satisfies Translated<typeof import('../en/${basename(file)}'), typeof import('./${basename(file)}')>\n`
  expect(translations.filter((file) => !readFileSync(`${folder}/${file}`, 'utf8').endsWith(compared(file)))).toEqual([])
})

test('what only one language needs is its grammar', () => {
  const own = globSync('??/*.ts', { cwd: folder }).filter((file) => !areas.includes(basename(file, '.ts')))
  expect(own.filter((file) => basename(file) !== 'grammar.ts')).toEqual([])
})
