import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const assets = resolve(import.meta.dirname, '..', 'build', 'client', 'assets')

/** Names that stay in minified code of the validation library and of the database library. */
const OF_THE_SERVER = /\b_zod\b|invalid_type|drizzle:/

test('no script of the browser contains the schemas of the contract or the database', () => {
  const scripts = globSync('*.js', { cwd: assets })
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((file) => OF_THE_SERVER.test(readFileSync(join(assets, file), 'utf8')))).toEqual([])
})
