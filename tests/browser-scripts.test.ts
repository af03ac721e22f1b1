import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '../src/words/languages.ts'

const build = resolve(import.meta.dirname, '..', 'build')
const assets = join(build, 'client', 'assets')

/** Names that stay in minified code of the validation library and of the database library. */
const OF_THE_SERVER = /\b_zod\b|invalid_type|drizzle:/

test('no script of the browser contains the schemas of the contract or the database', () => {
  const scripts = globSync('*.js', { cwd: assets })
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((file) => OF_THE_SERVER.test(readFileSync(join(assets, file), 'utf8')))).toEqual([])
})

type Manifest = { routes: Record<string, { id: string; imports: string[] }> }

/** Ids of the routes that load a group of modules (`scripts/chunk-groups.ts`). */
function loading(group: string, language: string): string[] {
  const { routes }: Manifest = JSON.parse(readFileSync(join(build, 'manifests', `${language}.json`), 'utf8'))
  return Object.values(routes).flatMap(({ id, imports }) => (imports.some((file) => file.startsWith(`/assets/${group}-`)) ? id : []))
}

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test('no page of a visitor or guest loads the back office', () => {
    const pages = loading('back-office', language)
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter((id) => !id.startsWith('routes/admin/'))).toEqual([])
  })

  test('the pages of a booked stay do not load the calendar', () => {
    const pages = loading('stay-to-choose', language)
    expect(pages).toEqual(expect.arrayContaining(['routes/booking', 'routes/villa', 'routes/change-stay']))
    for (const page of ['reservations', 'stay', 'cancel-stay']) expect(pages).not.toContain(`routes/${page}`)
  })
})
