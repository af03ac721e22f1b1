import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '..', 'src')
const web = globSync('web/**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.|^web\/fonts\//.test(file))

/** Attributes that a person reads or hears. */
const READ = new Set(['alt', 'aria-label', 'title', 'label', 'placeholder', 'hint', 'description', 'intro', 'acting', 'data-name'])
const LETTERS = /\p{L}{2}/u
const SENTENCE = /^\p{Lu}\p{Ll}+ .*\p{L}/u

type Node = { type: string; [key: string]: unknown }

function* nodesIn(value: unknown, isLeftOut: (node: Node) => boolean = () => false): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one, isLeftOut)
  else if (value && typeof value === 'object') {
    if ('type' in value && typeof value.type === 'string') {
      if (isLeftOut(value as Node)) return
      yield value as Node
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'source') yield* nodesIn(child, isLeftOut)
  }
}

/** Texts that an expression between tags can become. */
function* shownBy({ type, value, consequent, alternate, right, quasis }: Node): Generator<string> {
  if (type === 'Literal' && typeof value === 'string') yield value
  if (type === 'TemplateLiteral') for (const { value } of quasis as { value: { raw: string } }[]) yield value.raw
  for (const inner of [consequent, alternate, type === 'LogicalExpression' && right]) if (inner) yield* shownBy(inner as Node)
}

/** Texts of a component that are not in a word file. */
function wordsIn(file: string, text = readFileSync(join(src, file), 'utf8')): string[] {
  const found: string[] = []
  for (const node of nodesIn(parseSync(file, text).program)) {
    const { type, value } = node
    if (type === 'JSXText' && LETTERS.test(String(value))) found.push(String(value).trim())
    if (type === 'Literal' && typeof value === 'string' && SENTENCE.test(value)) found.push(value)
    for (const child of Array.isArray(node.children) ? (node.children as Node[]) : [])
      if (child.type === 'JSXExpressionContainer')
        found.push(...[...shownBy(child.expression as Node)].map((said) => said.trim()).filter((said) => LETTERS.test(said)))
    if (type === 'JSXAttribute' && READ.has(String((node.name as Node).name))) {
      const text = (value as Node | null)?.value
      if (typeof text === 'string' && LETTERS.test(text)) found.push(text)
    }
  }
  return found
}

/** Every text that `find` finds in the files, as 'file: text'. */
const offenders = (files: string[], find: (file: string) => string[]) =>
  files.flatMap((file) => find(file).map((text) => `${file}: ${text}`))

test('all texts of the pages are in word files', () => {
  expect(web.length).toBeGreaterThan(300)
  expect(offenders(web, wordsIn)).toEqual([])
})

const server = globSync('server/**/*.ts', { cwd: src }).filter((file) => !file.includes('.test.'))

/** Read by operators and developers only, or sample data of mails. */
const FOR_OPERATORS =
  /^server\/(backup|db|metrics|store)\/|^server\/(env|env-sets|open-ways|log|machine-failure)\.ts$|\/(openapi|samples|live-site|unmet-settings|unregistered-villas)\.ts$/

/** Names of jobs, a text to hash, texts that code compares, and an answer to the bank. */
const DATA = [
  ...[
    'check the access to the bank',
    'read the exchange rate',
    'read other currencies',
    'ask about lost payments',
    'mail figures of the month',
  ],
  ...['nobody has this password', 'Airbnb (Not available)', 'Not found'],
]

/** Errors, log lines, SQL and actions of the activity. */
function isForDevelopers(node: Node, text: string): boolean {
  const { type, callee, key } = node as Node & { callee?: { start: number; end: number }; key?: { name?: string } }
  const called = callee ? text.slice(callee.start, callee.end) : ''
  if (type === 'NewExpression') return /Error$|^Bad|^StoreDown$|^ProcessEnded$/.test(called)
  if (type === 'CallExpression') return /(^|\.)log\.\w+$/.test(called)
  return type === 'TaggedTemplateExpression' || (type === 'Property' && key?.name === 'action')
}

/** A sentence, several words that begin with a capital letter, or four words in a row; without HTML and CSS. */
const isSaid = (text: string): boolean => SENTENCE.test(text) || /(\p{L}[\p{L}’-]*[,;:.]? ){3}\p{L}{2}/u.test(text)

/** Texts of a server file that are not in a word file. */
function sentencesIn(file: string, text = readFileSync(join(src, file), 'utf8')): string[] {
  const nodes = [...nodesIn(parseSync(file, text).program, (node) => isForDevelopers(node, text))]
  return nodes
    .flatMap(({ type, value, quasis }) => {
      if (type === 'Literal' && typeof value === 'string') return [value]
      if (type !== 'TemplateLiteral') return []
      const whole = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('7')
      return whole.replaceAll(/\{[^}]*\}/g, '').split(/<[^>]*>|\n/)
    })
    .filter((said) => isSaid(said) && !DATA.includes(said))
}

test('all sentences of the server are in word files', () => {
  const spoken = server.filter((file) => !FOR_OPERATORS.test(file))
  expect(spoken.length).toBeGreaterThan(300)
  expect(offenders(spoken, sentencesIn)).toEqual([])
})

test('sentences of the server outside the word files are found', () => {
  const code = `
    log.warn('The mail was not sent'); throw new Error('No row was inserted')
    const text = paid ? 'Your card was charged' : \`\${code}: the bank has not answered\`
    const page = \`<p class="large text">Please do not pay again.</p>\`
    const heading = ['Booking number', 'order-id']`
  expect(sentencesIn('answer.ts', code)).toEqual([
    'Your card was charged',
    '7: the bank has not answered',
    'Please do not pay again.',
    'Booking number',
  ])
})

test('words outside the word files are found', () => {
  expect(wordsIn('page.tsx', '<p title="Rooms" className="text-xl">Book now {say("Four nights")}</p>')).toEqual([
    'Rooms',
    'Book now',
    'Four nights',
  ])
})

/** Read by programs, or translated where they are shown (`saidIn`). */
const ENGLISH_ONLY = ['exports', 'records']

test('the compiler compares every word file with its translations', () => {
  const areas = globSync('*.en.ts', { cwd: join(src, 'words') }).map((file) => file.replace('.en.ts', ''))
  const compared = readFileSync(join(src, 'words', 'translations.ts'), 'utf8')
  const isCompared = (area: string, language: string) => compared.includes(`typeof import('./${area}.${language}.ts')`)
  const english = areas.filter((area) => !['en', 'sr', 'el'].every((language) => isCompared(area, language)))
  expect(english.sort()).toEqual(ENGLISH_ONLY)
  const german = globSync('*.de.ts', { cwd: join(src, 'words') }).map((file) => file.replace('.de.ts', ''))
  expect(german.filter((area) => !isCompared(area, 'de'))).toEqual([])
})

/** Their names are those of the English files (`src/words/translations.ts`). */
const isTranslation = (file: string) => /\.(sr|el|de)\.ts$/.test(file)

test('every text of a word file is used', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !isTranslation(file))
  const texts = sources.map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
  /** Files that import a word file, directly or through a re-export. */
  const importersOf = (file: string): typeof texts => {
    const beside = `'./${file.replace('words/', '')}'`
    const importers = texts.filter(
      (other) => other.text.includes(`#${file}'`) || (other.file.startsWith('words/') && other.text.includes(beside)),
    )
    const passesOn = (other: { file: string; text: string }) =>
      other.text.includes(`export * from ${beside}`) || /^words\/[\w-]+\.ts$/.test(other.file)
    return importers.flatMap((other) => (passesOn(other) ? importersOf(other.file) : [other]))
  }
  const unused = texts
    .filter(({ file }) => /^words\/.*\.en\.ts$/.test(file))
    .flatMap(({ file, text }) => {
      const readers = [...importersOf(file).map((other) => other.text), text.replaceAll(/export const \w+/g, '')]
      const names = [...text.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name)
      return names.filter((name) => !readers.some((reader) => new RegExp(`\\b${name}\\b`).test(reader))).map((name) => `${file}: ${name}`)
    })
  expect(unused).toEqual([])
})
