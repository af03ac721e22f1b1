import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'villas-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether a rule of our own takes this source. */
function accepted(rule: string, source: string): boolean {
  const plugin = join(root, 'scripts', 'lint', `${rule}.grit`)
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [plugin], linter: { rules: { preset: 'none' } } }))
  writeFileSync(join(folder, 'page.tsx'), `${source}\n`)
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
  const takes = (link: string) => accepted('no-hash-only-to', `export const Page = () => ${link}`)
  for (const to of ['"#dates"', "{'#dates'}", '{`#dates`}']) expect(takes(`<LinkButton to=${to}>Dates</LinkButton>`), to).toBe(false)
  for (const link of ['<a href="#dates">Dates</a>', '<Link to="/booking#dates">Dates</Link>', '<JumpButton to="dates">Dates</JumpButton>'])
    expect(takes(link), link).toBe(true)
})

test.each([
  '({ ...{ from, until }, rate })',
  '({ ...({ from, until } as const), rate })',
  '({ ...({ from, until }), rate })',
  '({ ...{ from, until } satisfies Stay, rate })',
  "[...['from', 'until'], 'rate']",
  '<Season {...{ from, until }} rate={rate} />',
])('a literal that is spread to save lines is refused: %s', (written) => {
  expect(accepted('no-spread-of-literal', `export const season = ${written}`)).toBe(false)
})

test.each([
  '({ from, until, rate })',
  '({ ...stay, rate })',
  '({ ...(open && { until }), rate })',
  '({ ...(open ? { from } : { from, until }), rate })',
  '({ ...(stay ?? { from, until }), rate })',
  '[...days.map((day) => [day]), rate]',
  '[...[from, until].filter(Boolean), rate]',
])('what is spread on a condition, or from elsewhere, is accepted: %s', (written) => {
  expect(accepted('no-spread-of-literal', `export const season = ${written}`)).toBe(true)
})

test('no folder and no line is excused from the limits of a function, or from our own rules', () => {
  const { plugins, linter, overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  expect(linter.rules.complexity).toMatchObject({
    noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: 80 } },
    noExcessiveCognitiveComplexity: { level: 'error', options: { maxAllowedComplexity: 20 } },
  })
  for (const folder of overrides) {
    expect(folder.linter.rules.complexity, folder.includes).toBeUndefined()
    expect(folder.plugins ?? plugins, folder.includes).toEqual(plugins)
  }
  const excused = new RegExp('biome-' + 'ignore(-\\w+)? lint/(complexity/noExcessive|plugin)')
  const files = globSync('{src,scripts,tests,bench,faults}/**/*.{ts,tsx,mjs,mts}', { cwd: root })
  expect(files.filter((file) => excused.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
