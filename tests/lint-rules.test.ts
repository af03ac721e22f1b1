import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'villas-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether our own rules of the linter take a page with this link. */
function accepted(link: string): boolean {
  const rule = join(root, 'scripts', 'lint', 'no-hash-only-to.grit')
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [rule], linter: { rules: { preset: 'none' } } }))
  writeFileSync(join(folder, 'page.tsx'), `export const Page = () => ${link}\n`)
  return spawnSync(join(root, 'node_modules', '.bin', 'biome'), ['lint', '.'], { cwd: folder }).status === 0
}

/** Whether a new migration with this statement passes the check. */
function migrates(statement: string): boolean {
  const file = join(folder, 'next.sql')
  writeFileSync(file, `${statement};\n`)
  return spawnSync(join(root, 'node_modules', '.bin', 'squawk'), [file], { cwd: root }).status === 0
}

test.each([
  'ALTER TABLE bookings ADD COLUMN pool integer NOT NULL',
  'ALTER TABLE bookings ALTER COLUMN code TYPE varchar(9)',
  'ALTER TABLE bookings RENAME COLUMN code TO name',
  'ALTER TABLE bookings DROP COLUMN code',
  'ALTER TABLE bookings ADD CONSTRAINT positive CHECK (id > 0)',
  'ALTER TABLE bookings ALTER COLUMN code SET NOT NULL',
  'CREATE INDEX bookings_by_code ON bookings (code)',
  'DROP TABLE mails',
])('a new migration that would stop a running site, or the version before, is refused: %s', (statement) => {
  expect(migrates(statement)).toBe(false)
})

test.each([
  'CREATE TABLE pools (id integer PRIMARY KEY, name text NOT NULL)',
  'ALTER TABLE bookings ADD COLUMN pool integer NOT NULL DEFAULT 0',
  'ALTER TABLE bookings ADD CONSTRAINT positive CHECK (id > 0) NOT VALID',
  '-- squawk-ignore require-concurrent-index-creation\nCREATE INDEX villas_by_name ON villas (name)',
])('a new migration that is quick is accepted: %s', (statement) => {
  expect(migrates(statement)).toBe(true)
})

test('a link to a part of the page keeps its query: the linter refuses `to` without a path', () => {
  for (const to of ['"#dates"', "{'#dates'}", '{`#dates`}']) expect(accepted(`<LinkButton to=${to}>Dates</LinkButton>`), to).toBe(false)
  for (const link of ['<a href="#dates">Dates</a>', '<Link to="/booking#dates">Dates</Link>', '<JumpButton to="dates">Dates</JumpButton>'])
    expect(accepted(link), link).toBe(true)
})
