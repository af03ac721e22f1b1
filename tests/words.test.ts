import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '..', 'src')
const web = globSync('web/**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'))

/** Attributes that a person reads or hears. */
const READ = new Set(['alt', 'aria-label', 'title', 'label', 'placeholder', 'hint', 'description', 'intro', 'acting', 'data-name'])
const LETTERS = /\p{L}{2}/u
const SENTENCE = /^\p{Lu}\p{Ll}+ .*\p{L}/u

type Node = { type: string; [key: string]: unknown }

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (value && typeof value === 'object') {
    if ('type' in value && typeof value.type === 'string') yield value as Node
    for (const [key, child] of Object.entries(value)) if (key !== 'source') yield* nodesIn(child)
  }
}

/** What a component says that is not in a word file. */
function wordsIn(file: string, text = readFileSync(join(src, file), 'utf8')): string[] {
  const found: string[] = []
  for (const node of nodesIn(parseSync(file, text).program)) {
    const { type, value } = node
    if (type === 'JSXText' && LETTERS.test(String(value))) found.push(String(value).trim())
    if (type === 'Literal' && typeof value === 'string' && SENTENCE.test(value)) found.push(value)
    if (type === 'JSXAttribute' && READ.has(String((node.name as Node).name))) {
      const text = (value as Node | null)?.value
      if (typeof text === 'string' && LETTERS.test(text)) found.push(text)
    }
  }
  return found
}

test.each(web)('every word of %s is in a word file', (file) => {
  expect(wordsIn(file)).toEqual([])
})

test('words outside the word files are found', () => {
  expect(wordsIn('page.tsx', '<p title="Rooms" className="text-xl">Book now {say("Four nights")}</p>')).toEqual([
    'Rooms',
    'Book now',
    'Four nights',
  ])
})

test('every word of a word file is said somewhere', () => {
  const texts = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
  for (const { file, text } of texts.filter(({ file }) => file.startsWith('words/'))) {
    const imports = texts.filter((other) => other.text.includes(`#${file}'`))
    const own = text.replaceAll(/export const \w+/g, '')
    for (const [, name = ''] of text.matchAll(/export (?:const|function) (\w+)/g)) {
      const said = imports.some((other) => new RegExp(`\\b${name}\\b`).test(other.text)) || new RegExp(`\\b${name}\\b`).test(own)
      expect(said, `${file}: ${name}`).toBe(true)
    }
  }
})
