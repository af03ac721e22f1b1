import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const stories = join(import.meta.dirname, 'e2e')
/** Weeks of a villa that stories name: by `makeWeek`, or by `openPaidStay`, which is always in Villa Eirini. */
const NAMED = /makeWeek\('(villa-\w+)', (\d+)\)|openPaidStay\([^\n]*?, (\d+)(?:, \d+)?\)/g
/** A week that is computed could not be compared. */
const COMPUTED = /(makeWeek\((?!'[\w-]*', \d+\))|openPaidStay\((?![^\n]*, \d+\))).*/g

/** Stories on the site that all share run at the same time: a week that two of them take is sold to one. */
test('no two files of stories on the shared site use the same week of a villa', () => {
  const uses = globSync('*.test.ts', { cwd: stories }).flatMap((file) => {
    const text = readFileSync(join(stories, file), 'utf8')
    expect(text.match(COMPUTED) ?? [], file).toEqual([])
    if (!/import \{[^}]*\btest\b[^}]*\} from '\.\/fixtures\.ts'/.test(text)) return []
    expect(text, `${file}: a Monday belongs to no villa; use makeWeek`).not.toContain('mondayIn(')
    const weeks = [...text.matchAll(NAMED)].map(([, villa = 'villa-eirini', week, paid]) => `${villa} ${week ?? paid}`)
    return [...new Set(weeks)].map((week) => ({ week, file }))
  })
  expect(uses.length).toBeGreaterThan(30)
  const shared = [...Map.groupBy(uses, ({ week }) => week)].filter(([, files]) => files.length > 1)
  expect(shared.map(([week, files]) => `${week}: ${files.map(({ file }) => file).join(', ')}`)).toEqual([])
})
