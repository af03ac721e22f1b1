import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'villas-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a demo does not change a folder with other files', async () => {
  const mine = join(folder, 'mine')
  mkdirSync(mine)
  writeFileSync(join(mine, 'letters.txt'), 'Dear Ana')
  const { code, said } = await runCommand(['demo'], { DEMO_DIR: mine, PORT: '0' }, '')
  expect(said).toContain('holds something else than a demo house')
  expect(code).toBe(1)
  expect(readFileSync(join(mine, 'letters.txt'), 'utf8')).toBe('Dear Ana')
})
