import { z } from 'zod'
import type { AnyCall } from '../../src/contract/call.ts'
import { aPicture } from '../pictures.ts'

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

export type Fields = Record<string, unknown>

/** Input fields of a call in wire format, from its declaration. */
const wireSchema = (call: AnyCall) => z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema

const A_DAY = '2026-09-07'

const byName: [RegExp, unknown][] = [
  [/email/i, 'somebody@example.com'],
  [/password/i, 'Olive-Harbour-3!'],
  [/check_?out|until|end_?date|end$|stay_period_end/i, '2026-09-14'],
  [/check_?in|from|start|date|day(?!s)|to$/i, A_DAY],
  [/url|image|address|icon/i, 'https://example.com/a'],
  [/features|amenities|images/i, '[]'],
  [/phone/i, '+381 60 1234567'],
]

function good(name: string, { type, format, enum: choices, anyOf, properties, items }: Schema): unknown {
  if (choices) return choices[0]
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]
  const [first] = anyOf ?? []
  if (first && type === undefined) return named ?? good(name, anyOf?.find((one) => one.type === 'number') ?? first)
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  if (format === 'date') return named ?? A_DAY
  if (type === 'array') return items ? [good(name, items)] : []
  if (type === 'object' || properties)
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, inner]) => [key, good(key, inner)]))
  return named ?? 'Text'
}

/** Valid input for every field. All ids are 1. */
export const goodInput = (call: AnyCall): Fields => good('', wireSchema(call)) as Fields

/** Valid input with one text field replaced at a time, also nested ones. */
export function* withText(call: AnyCall, text: string): Generator<[field: string, Fields]> {
  yield* replaced(goodInput(call), text, (input) => input as Fields)
}

/** Valid input with one day replaced at a time. */
export function* withDay(call: AnyCall, day: string): Generator<[field: string, Fields]> {
  for (const [field, input] of replaced(goodInput(call), day, (one) => one as Fields)) if (isDayField(call, field)) yield [field, input]
}

function isDayField(call: AnyCall, path: string): boolean {
  let schemas: Schema[] = [wireSchema(call)]
  const within = ({ anyOf = [], ...one }: Schema): Schema[] => [one, ...anyOf]
  for (const key of path.match(/[^.[\]]+/g) ?? []) {
    schemas = schemas.flatMap(within).flatMap(({ properties, items }) => properties?.[key] ?? items ?? [])
  }
  return schemas.flatMap(within).some(({ format }) => format === 'date')
}

function* replaced(value: unknown, text: string, wrap: (value: unknown) => Fields, path = ''): Generator<[string, Fields]> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* replaced(inner, text, (one) => wrap(value.with(index, one)), `${path}[${index}]`)
    return
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* replaced(inner, text, (one) => wrap({ ...value, [key]: one }), `${path}.${key}`)
    return
  }
  yield [path, wrap(text)]
}

/** Encodes the input as a browser does. */
export async function makeRequest(
  call: AnyCall,
  input: Fields,
  headers: Record<string, string> = {},
): Promise<[path: string, RequestInit]> {
  const { method, path, shape } = call
  const texts = Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  if (method === 'GET') return [`${path}?${new URLSearchParams(texts)}`, { headers }]
  if (shape === 'bank') return [path, { method, headers, body: new URLSearchParams([['oid', 'VB-AAAAAA-1-01'], ...texts]) }]
  if (shape !== 'multipart')
    return [path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(input) }]
  const form = new FormData()
  for (const [name, value] of texts) if (name !== 'files') form.append(name ?? '', value ?? '')
  form.append('files[]', await aPicture(typeof input.files === 'string' ? input.files : 'sea.jpg', { width: 8, height: 8 }))
  return [path, { method, headers, body: form }]
}
