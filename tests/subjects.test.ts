import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const server = join(root, 'src', 'server')

/** Subjects on one line must not import from each other; they may import from earlier lines. */
const order = (): string[][] => {
  const [, list] = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8').split('## The order of subjects')
  const lines = list?.split('```')[1]?.trim().split('\n') ?? []
  return lines.map((line) => line.split(' '))
}

type Import = { from: string; to: string; file: string }

/** Imports between subjects, including types. */
function importsBetweenSubjects(): Import[] {
  const files = globSync('*/**/*.ts', { cwd: server }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const [from = ''] = file.split('/')
    const text = readFileSync(join(server, file), 'utf8')
    const subjects = [...text.matchAll(/(?:from|import\()\s*'(?:\.\.\/|#server\/)([a-z-]+)\//g)].map(([, to = '']) => to)
    return subjects.filter((to) => to !== from).map((to) => ({ from, to, file }))
  })
}

test('subjects import only from subjects before them in the documented order', () => {
  const lines = order()
  const rank = new Map(lines.flatMap((subjects, line) => subjects.map((subject) => [subject, line] as const)))
  const imports = importsBetweenSubjects()
  expect(imports.length).toBeGreaterThan(300)
  expect(imports.filter(({ from, to }) => (rank.get(from) ?? -1) <= (rank.get(to) ?? lines.length))).toEqual([])
})

test('the documented order names every subject once', () => {
  const folders = globSync('*/', { cwd: server }).map((folder) => folder.replace(/\/$/, ''))
  expect(order().flat().sort()).toEqual(folders.sort())
})
