import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const docs = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const NAMED = /`((?:tests|src)\/[^`:]+)`: /

/** Each test that a row names: the file, and the words of its name. */
function namedTests(document: string): [file: string, words: string][] {
  return document.split('\n').flatMap((row) => {
    const [, , shownBy = ''] = row.split(' | ').length > 2 ? ['', ...row.split(' | ')] : []
    const [, ...parts] = shownBy.split(new RegExp(NAMED, 'g'))
    return parts.flatMap((file, index): [string, string][] =>
      index % 2 === 0
        ? (parts[index + 1] ?? '').split('; ').flatMap((words) => (words.trim() ? [[`${file}.test.ts`, words.trim()]] : []))
        : [],
    )
  })
}

test('every test named in specification-coverage.md exists', () => {
  const named = namedTests(docs('specification-coverage.md'))
  expect(named.length).toBeGreaterThan(300)
  const missing = named.filter(([file, words]) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(words))
  expect(missing).toEqual([])
})

test('every file named in security.md exists', () => {
  const files = [...docs('security.md').matchAll(/`((?:tests|src)\/[\w./-]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
