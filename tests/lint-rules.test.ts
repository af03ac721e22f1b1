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

test('a link to a part of the page keeps its query: the linter refuses `to` without a path', () => {
  for (const to of ['"#dates"', "{'#dates'}", '{`#dates`}']) expect(accepted(`<LinkButton to=${to}>Dates</LinkButton>`), to).toBe(false)
  for (const link of ['<a href="#dates">Dates</a>', '<Link to="/booking#dates">Dates</Link>', '<JumpButton to="dates">Dates</JumpButton>'])
    expect(accepted(link), link).toBe(true)
})
