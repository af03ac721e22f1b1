import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const docs = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const readText = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map(readText)
const texts = [
  ...documents,
  ...globSync('{src,tests,scripts,bench,deploy,faults,migrations}/**/*.{ts,tsx,mjs,css,yml,sql}', { cwd: root }).map(readText),
]
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

test('every file that a document names by its path exists', () => {
  const named = documents
    .filter(({ file }) => file !== 'docs/specification-coverage.md')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:tests|src|scripts|docs|seed)\/[\w./-]+)`/g)].map(([, path = '']) => ({ file, path })),
    )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

const MOST_DECISIONS = 60
const STATUS = /^# (\d+)\. (.+)\n\nStatus: (in force|replaced by \d{4})\./
const ROW = /^\| \[(\d{4})\]\(([\w-]+\.md)\) \| (.+?) \| .+? \| (in force|replaced by \d{4}) \|$/gm

test('the index of decisions has each of at most 60 records once, with its title and status', () => {
  const names = globSync('[0-9]*.md', { cwd: join(root, 'docs/decisions') }).sort()
  const records = names.map((name) => {
    const [, number = '', title, status] = STATUS.exec(docs(`decisions/${name}`)) ?? []
    return [number.padStart(4, '0'), name, title, status]
  })
  const rows = [...docs('decisions/README.md').matchAll(ROW)].map(([, ...columns]) => columns)
  expect(rows.sort(([one = ''], [other = '']) => one.localeCompare(other))).toEqual(records)
  expect(names.length).toBeLessThanOrEqual(MOST_DECISIONS)
})

test('the index of decisions says where the content of each earlier record is, and no number is used again', () => {
  const index = docs('decisions/README.md')
  const present = [...index.matchAll(ROW)].map(([, number]) => number)
  const earlier = [...index.matchAll(/^\| (\d{4}) \| .+ \| \[.+\]\(.+\) \|$/gm)].map(([, number]) => number)
  expect(earlier.length).toBeGreaterThanOrEqual(73)
  expect(new Set([...earlier, ...present]).size).toBe(earlier.length + present.length)
})

test('every decision that documents, code and tests name by its number is a record of today', () => {
  const named = texts.flatMap(({ file, text }) => [...text.matchAll(/\bdecision \[?(\d+)/gi)].map(([, number = '']) => ({ file, number })))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ number }) => globSync(`docs/decisions/${number.padStart(4, '0')}-*.md`, { cwd: root }).length !== 1)).toEqual([])
})

/** The part of an address that leads to a heading, as GitHub makes it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-')

function leads(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(root, dirname(from), path) : join(root, from)
  if (!existsSync(target)) return false
  return !anchor || [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => toAnchor(heading) === anchor)
}

test('every link between documents leads to a file and, where it names one, to a heading', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\]\(|src=")(?!https?:)([^)\s"]+)[)"]/g)].map(([, link = '']) => ({ file, link })),
  )
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ file, link }) => !leads(file, link))).toEqual([])
})
