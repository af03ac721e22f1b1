import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/index.ts'
import { inputCodes, limitCodes } from '#contract/messages.ts'
import { problems } from '#contract/problems.ts'
import { toMessage } from '#contract/refusal.ts'

const source = resolve(import.meta.dirname, '..')

/** Data, not text for people: the name of the base rate in the API. */
const DATA = ['Standard rate']

/** String literals of a file, without comments and the descriptions of calls for OpenAPI. */
function listLiterals(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/summary:\s*('[^']*'|"[^"]*")/g, '')
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, one, two, three]) => one ?? two ?? three ?? '')
}

/** Several words with a capital letter, as in 'Please log in'. */
const isSentence = (text: string): boolean => {
  const words = text.replace(/\$\{[^}]*\}/g, '7')
  return /[A-Z]/.test(words) && /[a-z]/.test(words) && /[A-Za-z]{2,} [A-Za-z0-9]/.test(words)
}

const sentencesIn = (files: string[]): string[] =>
  files.flatMap((file) =>
    listLiterals(file)
      .filter((text) => isSentence(text) && !DATA.includes(text))
      .map((text) => `${file}: ${text}`),
  )

test('domain and contract contain codes, no sentences', () => {
  const files = globSync('{domain,contract}/**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(60)
  expect(sentencesIn(files)).toEqual([])
})

test('email templates contain no sentences', () => {
  const files = globSync('server/{mail,notifications}/localized/*.ts', { cwd: source }).filter(
    (file) => !/(samples|mail-page)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(7)
  expect(sentencesIn(files)).toEqual([])
})

test('sentences are recognised', () => {
  expect(['Please log in', 'At most 7 characters', 'Partially Paid'].filter(isSentence)).toHaveLength(3)
  expect(['en-CA', 'too_long', '2-digit', 'RSD 7'].filter(isSentence)).toEqual([])
})

const BAD: unknown[] = ['', 'x', 'a'.repeat(70_000), -1, 0.5, 1e12, null, [], {}, '[', 'ftp://x', Array(60).fill('x')]
const codes = new Set<string>([...Object.keys(problems), ...inputCodes, ...limitCodes])

/** Codes in the validation errors of a call that are in no list. */
function unknownCodes(input: z.ZodType): string[] {
  const inputs = BAD.map((value) => ({ wire: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), value }))
  return inputs.flatMap(({ wire, value }) => {
    const tried = z.safeDecode(input, Object.fromEntries(Object.keys(wire.properties ?? {}).map((name) => [name, value])))
    return (tried.error?.issues ?? []).flatMap((issue) => {
      const message = toMessage(issue)
      const code = typeof message === 'string' ? message : message.code === 'invalid' ? message.detail : message.code
      return /^[a-z]+(_[a-z]+)*$/.test(code) && !codes.has(code) ? [code] : []
    })
  })
}

test('every code of a schema has a text', () => {
  expect(allCalls.flatMap(({ input }) => unknownCodes(input))).toEqual([])
})
