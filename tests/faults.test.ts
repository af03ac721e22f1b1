import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from '../faults/index.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

test('each seeded fault can be put in: its text is in its file exactly once', () => {
  expect(faults.length).toBeGreaterThan(200)
  const gone = faults.filter(({ file, from }) => read(file).split(from).length !== 2).map(({ title, file }) => `${file}: ${title}`)
  expect(gone).toEqual([])
})

test('each test that a seeded fault names exists', () => {
  const named = faults.flatMap(({ title, seenBy }) => seenBy.map((test) => ({ title, test })))
  const isThere = (test: string) => {
    const [file = '', words = ''] = test.split(' > ')
    return existsSync(join(root, file)) && read(file).includes(words)
  }
  expect(named.filter(({ test }) => !isThere(test))).toEqual([])
})
