import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** Words are named after what they say. */
const files = globSync('{src,tests,scripts,bench,seed}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !/^src\/words\/(en|sr|el|de)\/|\.d\.m?ts$/.test(file),
)

type Node = { type: string; [key: string]: unknown }

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (value && typeof value === 'object') {
    if ('type' in value && typeof value.type === 'string') yield value as Node
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/** The name of a function, a method, or a constant that is a function. */
function functionName({ type, id, key, init, value }: Node): string | undefined {
  const name = ((id ?? key) as { name?: string } | null)?.name
  if (type === 'FunctionDeclaration' || type === 'MethodDefinition') return name
  return FUNCTIONS.has(((init ?? value) as Node | null)?.type ?? '') ? name : undefined
}

const names = files.flatMap((file) =>
  [...nodesIn(parseSync(file, readFileSync(join(root, file), 'utf8')).program)].flatMap((node) => {
    const name = functionName(node)
    return name ? [{ file, name }] : []
  }),
)

/** Arithmetic and SQL, which read as such. */
const AS_AN_OPERATOR = ['percentOf', 'anyOf']

test('functions are named by verbs, not by what their result is of', () => {
  expect(names.length).toBeGreaterThan(5_000)
  expect(names.filter(({ name }) => /[a-z\d]Of$/.test(name) && !AS_AN_OPERATOR.includes(name))).toEqual([])
})

test('what a function does has the name that programmers know', () => {
  const own = names.filter(({ file }) => file.startsWith('src/') && !file.includes('.test.'))
  expect(own.filter(({ name }) => /^(said|spoken|written|kept|forget)(?=$|[A-Z])/.test(name))).toEqual([])
})
