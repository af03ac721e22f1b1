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
const wordsIn = (file: string, text = readFileSync(join(src, file), 'utf8')): string[] =>
  [...nodesIn(parseSync(file, text).program)].flatMap((node) => [...listOwnTexts(node), ...textsBetweenTags(node)])

/** What a node itself says: a text between tags, a sentence, or an attribute that is read. */
function listOwnTexts({ type, value, name }: Node): string[] {
  if (type === 'JSXText' && LETTERS.test(String(value))) return [String(value).trim()]
  if (type === 'Literal' && typeof value === 'string' && SENTENCE.test(value)) return [value]
  const text = type === 'JSXAttribute' && READ.has(String((name as Node).name)) ? (value as Node | null)?.value : null
  return typeof text === 'string' && LETTERS.test(text) ? [text] : []
}

const textsBetweenTags = ({ children }: Node): string[] =>
  (Array.isArray(children) ? (children as Node[]) : [])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(({ expression }) => [...shownBy(expression as Node)].map((said) => said.trim()))
    .filter((said) => LETTERS.test(said))

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
  'check the access to the bank',
  'read the exchange rate',
  'read other currencies',
  'ask about lost payments',
  'mail figures of the month',
  'remind of unfinished bookings',
  'nobody has this password',
  'Airbnb (Not available)',
  'Not found',
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

/** Units that languages write in their own ways; `numbers.ts` has them. */
const UNIT = '(?:m|m²|km|cm|kg|s|h|min|kB|MB|GB)'
const MEASURE = new RegExp(String.raw`^\d[\d.,]*\s?${UNIT}$`)
const AFTER_NUMBER = new RegExp(String.raw`^\s+${UNIT}(?![\p{L}\d²-])`, 'u')

/** Numbers with their units that a component writes without the word files. */
function measuresIn(file: string, text = readFileSync(join(src, file), 'utf8')): string[] {
  const found: string[] = []
  for (const node of nodesIn(parseSync(file, text).program)) {
    const { type, value, quasis, children } = node
    if (type === 'Literal' && typeof value === 'string' && MEASURE.test(value)) found.push(value)
    if (type === 'JSXText' && MEASURE.test(String(value).trim())) found.push(String(value).trim())
    if (type === 'TemplateLiteral')
      found.push(
        ...(quasis as { value: { cooked: string } }[]).slice(1).flatMap(({ value: { cooked } }) => AFTER_NUMBER.exec(cooked) ?? []),
      )
    for (const [index, child] of (Array.isArray(children) ? (children as Node[]) : []).entries())
      if (child.type === 'JSXText' && (children as Node[])[index - 1]?.type === 'JSXExpressionContainer')
        found.push(...(AFTER_NUMBER.exec(String(child.value)) ?? []))
  }
  return found.map((unit) => unit.trim())
}

test('numbers with units are written by the word files', () => {
  expect(offenders(web, measuresIn)).toEqual([])
})

test('numbers with units outside the word files are found', () => {
  const code = `
    const a = ['100 m', '5 km', \`\${size} m²\`, \`\${size} move\`, \`row\${size}s\`]
    const b = <p>{size} m² <b>80 km</b> {size} minutes</p>`
  expect(measuresIn('page.tsx', code).sort()).toEqual(['100 m', '5 km', '80 km', 'm²', 'm²'])
})

/** Where letters of addresses, keys and codes change, not of words. */
const NO_WORDS = [
  'web/admin/activity/changes.ts',
  'web/admin/use-office-menu.ts',
  'web/forms/contact-questions.server.ts',
  'web/forms/drafts.ts',
  'web/layout/language-links.tsx',
  'web/layout/measure-view.ts',
  'web/layout/page-head.tsx',
]
const CASE = /^to(Locale)?(Lower|Upper)Case$/

/** Calls that change the case of letters: grammar of one language, wrong in others. */
const caseChangesIn = (file: string, text = readFileSync(join(src, file), 'utf8')): string[] =>
  [...nodesIn(parseSync(file, text).program)]
    .filter(({ type, property }) => type === 'MemberExpression' && CASE.test(String((property as Node & { name?: string }).name)))
    .map(({ start, end }) => text.slice(Number(start), Number(end)))

const wordFiles = globSync('words/**/*.ts', { cwd: src }).filter((file) => !file.includes('.test.'))

test('no code changes the case of words', () => {
  expect(wordFiles.length).toBeGreaterThan(200)
  const spoken = web.filter((file) => !NO_WORDS.includes(file))
  expect(offenders([...spoken, ...wordFiles], (file) => caseChangesIn(file))).toEqual([])
  expect(NO_WORDS.filter((file) => caseChangesIn(file).length === 0)).toEqual([])
  expect(caseChangesIn('page.tsx', 'const a = words.one.toLowerCase() + b.charAt(0).toUpperCase()')).toHaveLength(2)
})

/** Files that define how numbers are written, and those whose texts are stored in English or read by programs. */
const WRITES_NUMBERS = /\/(numbers|with-comma|counting|records|exports|office-stored-texts|office-activity|activity)\b/

/** Names of numbers that are written as they are: years, codes, places in a row. */
const PLAIN = new Set([
  'id',
  'number',
  'place',
  'position',
  'length',
  'page',
  'pages',
  'stage',
  'stages',
  'stars',
  'status',
  'month',
  'of',
  'year',
  'years',
  'cents',
  'rate',
  'double',
  'single',
  'sofa',
  'firstWeekday',
])

/** The names of a function's parameters that are numbers, alone or in an object. */
function numbersAmong({ params }: Node): string[] {
  type Typed = Node & {
    name?: string
    key?: { name?: string }
    typeAnnotation?: { typeAnnotation?: Node & { types?: Node[]; members?: Node[] } }
  }
  const isNumber = ({ typeAnnotation }: Typed): boolean => {
    const said = typeAnnotation?.typeAnnotation
    const kinds = said?.type === 'TSUnionType' ? (said.types ?? []) : said ? [said] : []
    return kinds.some(({ type }) => type === 'TSNumberKeyword') && !kinds.some(({ type }) => type === 'TSStringKeyword')
  }
  return (params as Typed[]).flatMap((one) =>
    (one.type === 'ObjectPattern' ? ((one.typeAnnotation?.typeAnnotation?.members ?? []) as Typed[]) : [one])
      .filter(isNumber)
      .map(({ name, key }) => String(name ?? key?.name)),
  )
}

/** Numbers that a text of a word file holds as they are, without separators and the decimal comma of its language. */
function plainNumbersIn(file: string, text = readFileSync(join(src, file), 'utf8')): string[] {
  const functions = [...nodesIn(parseSync(file, text).program)].filter(({ type }) => /Function(Expression|Declaration)$/.test(type))
  return functions.flatMap((one) => {
    const numbers = numbersAmong(one).filter((name) => !PLAIN.has(name))
    const said = [...nodesIn(one.body)].flatMap(({ type, expressions }) => (type === 'TemplateLiteral' ? (expressions as Node[]) : []))
    return said.map((node) => String(node.name)).filter((name) => numbers.includes(name))
  })
}

test('numbers in texts have the separators of their language', () => {
  expect(
    offenders(
      wordFiles.filter((file) => !WRITES_NUMBERS.test(file)),
      (file) => plainNumbersIn(file),
    ),
  ).toEqual([])
  const code = `export const a = (sold: number, most: number | null) => \`\${sold} of \${most} by \${formatNumber(sold)}\``
  expect(plainNumbersIn('words/a.en.ts', code)).toEqual(['sold', 'most'])
})

const getPath = (source: unknown): string => String((source as Node).value)

/** Modules that say their words in the language of their reader (`src/render/bundling/languages-plugin.ts`). */
const spoken = server.filter((file) => /^server\/[\w-]+\/localized\//.test(file))
/** What chooses the copy for a language, and what shows developers the mails in English. */
const DOORS = /\/(in-language|previews)\.ts$/

test('what the server says in the language of its reader is reached by its language', () => {
  expect(spoken.length).toBeGreaterThan(30)
  const english = server
    .filter((file) => !spoken.includes(file) && !DOORS.test(file))
    .flatMap((file) =>
      [...nodesIn(parseSync(file, readFileSync(join(src, file), 'utf8')).program)]
        .filter(
          ({ type, importKind, source }) => type === 'ImportDeclaration' && importKind !== 'type' && /\/localized\//.test(getPath(source)),
        )
        .map(({ source }) => `${file}: ${getPath(source)}`),
    )
  expect(english).toEqual([])
})

test('each subject that says something has a door to it by language', () => {
  const subjects = new Set(spoken.map((file) => file.split('/')[1]))
  expect([...subjects].filter((subject) => !server.includes(`server/${subject}/in-language.ts`))).toEqual([])
})

/** Their names are those of the English files (`src/words/translated.ts`). */
const isTranslation = (file: string) => /^words\/(?!en\/|localized\/)\w+\//.test(file)

test('every text of a word file is used', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !isTranslation(file))
  const texts = sources.map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
  /** Files that import a word file, directly or through one about all languages. */
  const listImporters = (file: string): typeof texts => {
    const name = file.replace('words/', '')
    const beside = [`'./${name}'`, `'./${name.replace('en/', '')}'`, `'../${name}'`]
    const importers = texts.filter(
      (other) => other.text.includes(`#${file}'`) || (other.file.startsWith('words/') && beside.some((path) => other.text.includes(path))),
    )
    return importers.flatMap((other) => (/^words\/[\w-]+\.ts$/.test(other.file) ? [other, ...listImporters(other.file)] : [other]))
  }
  const unused = texts
    .filter(({ file }) => /^words\/(en\/.*|exports|records)\.ts$/.test(file))
    .flatMap(({ file, text }) => {
      const readers = [...listImporters(file).map((other) => other.text), text.replaceAll(/export const \w+/g, '')]
      const names = [...text.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name)
      return names.filter((name) => !readers.some((reader) => new RegExp(`\\b${name}\\b`).test(reader))).map((name) => `${file}: ${name}`)
    })
  expect(unused).toEqual([])
})
