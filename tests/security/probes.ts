import fc from 'fast-check'
import type { AnyCall } from '../../src/contract/call.ts'
import { type Fields, goodInput, makeRequest } from './inputs.ts'

/** A request that can be made in any size. `name`: where the bytes are, and of which kind. */
export type Probe = { name: string; of: (bytes: number) => Asked | Promise<Asked> }
type Asked = [path: string, init: RequestInit]

/** Kinds of text that parsers, expressions and lists may take a long time for. */
const FILLERS: Record<string, string> = {
  letters: 'a',
  parts: '/a',
  encoded: '%2f',
  spaces: ' ',
  points: 'a.',
  pairs: 'a=b&',
  cookies: 'a=; ',
  commas: 'en,',
  signs: '@',
  digits: '9',
  nested: '[',
}
const filled = (filler: string, bytes: number): string => filler.repeat(Math.ceil(bytes / filler.length)).slice(0, bytes)

const each = (make: (filler: string, bytes: number) => Asked | Promise<Asked>, where: string, kinds = Object.keys(FILLERS)): Probe[] =>
  kinds.map((kind) => ({ name: `${where}: ${kind}`, of: (bytes) => make(FILLERS[kind] ?? '', bytes) }))

/** Of the pages. */
const COOKIES = ['draft', 'unsent', 'sign-in-code', 'office', 'toast', 'second-step']
const HEADERS = [
  'cookie',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'accept-encoding',
  'if-none-match',
  'referer',
  'x-request-id',
]

/** Every header that the site reads, and its own cookies with junk in them. */
const headerProbes = (path: string, cookie: string): Probe[] => [
  ...HEADERS.flatMap((header) =>
    each(
      (filler, bytes) => [
        path,
        { headers: header === 'cookie' ? { cookie: `${cookie}; ${filled(filler, bytes)}` } : { cookie, [header]: filled(filler, bytes) } },
      ],
      header,
      header === 'cookie' ? ['letters', 'cookies', 'encoded'] : ['commas'],
    ),
  ),
  ...COOKIES.map((name) => ({
    name: `cookie ${name}`,
    of: (bytes: number): Asked => [path, { headers: { cookie: `${cookie}; ${name}=${filled('W3siYSI6', bytes)}` } }],
  })),
]

/** A page: its path, its query, its headers and, if it takes forms, a form. */
export function pageProbes(pattern: string, { cookie, parameters }: { cookie: string; parameters: readonly string[] }): Probe[] {
  const plain = pattern.replace(/:\w+|\*/g, '1')
  const headers = { cookie, origin: 'http://localhost:3000' }
  const query = (filler: string, bytes: number) => {
    const share = Math.max(1, Math.floor(bytes / parameters.length) - 12)
    return parameters.map((name) => `${name}=${encodeURIComponent(filled(filler, share)).slice(0, share)}`.replace(/%.?$/, '')).join('&')
  }
  return [
    ...each(
      (filler, bytes) => [
        /[:*]/.test(pattern) ? pattern.replace(/:\w+|\*/, filled(filler, bytes)) : `${plain}${filled(filler, bytes)}`,
        { headers },
      ],
      'path',
      ['letters', 'parts', 'encoded', 'points'],
    ),
    ...each((filler, bytes) => [`${plain}?${query(filler, bytes)}`, { headers }], 'query', ['letters', 'digits', 'commas']),
    ...each((filler, bytes) => [`${plain}?${filled(filler, bytes)}`, { headers }], 'unknown query', ['pairs', 'encoded']),
    ...each((filler, bytes) => [`${plain}.data?_routes=${filled(filler, bytes)}`, { headers }], 'routes', ['commas', 'letters']),
    ...each((filler, bytes) => [plain, { method: 'POST', headers, body: new URLSearchParams(filled(filler, bytes)) }], 'form', [
      'pairs',
      'letters',
    ]),
    ...headerProbes(plain, cookie),
  ]
}

/** What one more field adds to a body; multipart has a boundary and a header for each. */
const fieldBytes = ({ shape }: AnyCall): number => (shape === 'multipart' ? 110 : 10)

/** A call: each of its fields, many fields, and its headers. */
export function callProbes(call: AnyCall, cookie: () => string): Probe[] {
  const input = goodInput(call)
  const texts = Object.keys(input)
  const long = (field: string, filler: string, bytes: number) =>
    makeRequest(call, { ...input, [field]: filled(filler, bytes) }, { cookie: cookie() })
  return [
    ...texts.flatMap((field) =>
      each((filler, bytes) => long(field, filler, bytes), field, ['letters', 'spaces', 'points', 'digits', 'nested']),
    ),
    {
      name: 'many fields',
      of: (bytes) =>
        makeRequest(
          call,
          { ...input, ...Object.fromEntries(Array.from({ length: bytes / fieldBytes(call) }, (_, n) => [`f${n}`, 1])) },
          { cookie: cookie() },
        ),
    },
    {
      name: 'a long list',
      of: (bytes) =>
        makeRequest(
          call,
          Object.fromEntries(texts.map((name) => [name, JSON.stringify(Array(Math.floor(bytes / 3 / texts.length)).fill(1))])),
          { cookie: cookie() },
        ),
    },
    { name: 'cookie', of: (bytes) => [call.path, { method: call.method, headers: { cookie: `${cookie()}; ${filled('a=; ', bytes)}` } }] },
  ]
}

/** What a field may hold that no schema expects. */
const beyond = fc.oneof(
  fc.constantFrom(
    '',
    '%00',
    '\u0000',
    '\ud800',
    '%ff',
    'NaN',
    '-0',
    '1e400',
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    'null',
    '[]',
    '{}',
    '__proto__',
    '🏝️',
  ),
  fc.constantFrom(null, true, [], {}, [[]], -1, 0, 2 ** 31, 2 ** 53, 1e308),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
)

/** Inputs of a call: good ones in which some fields are missing or hold what no schema expects. */
export const makeInputs = (call: AnyCall, count: number, seed: number): Fields[] => {
  const good = goodInput(call)
  const field = (value: unknown) => fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: beyond })
  const fields = fc.record(Object.fromEntries(Object.entries(good).map(([name, value]) => [name, field(value)])), { requiredKeys: [] })
  return fc.sample(fields, { numRuns: count, seed }) as Fields[]
}

const letters = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ff',
    '%E0%A4%A',
    '%',
    '..',
    '%2e%2e%2f',
    '%2f',
    '%5c',
    '1',
    '-1',
    '0',
    '99999999999',
    'villa-thea',
    '\\',
    ';',
    '%0d%0a',
    'null',
    '__proto__',
    'constructor',
    '.data',
    '%20',
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .filter((text) => text.isWellFormed())
    .map(encodeURIComponent),
)

/** Addresses of a page with parameters in path and query that it does and does not expect. */
export const makeAddresses = (pattern: string, parameters: readonly string[], count: number, seed: number): string[] => {
  const value = fc.oneof(letters, fc.constantFrom('2026-09-07', '9999-12-31', '0001-01-01', '1', 'en', 'general'))
  const query = fc.array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 6 })
  const address = fc.tuple(fc.array(letters, { minLength: 4, maxLength: 4 }), query, fc.constantFrom('', '', '.data'))
  return fc.sample(address, { numRuns: count, seed }).map(([parts, asked, ending]) => {
    const inPath = [...parts]
    const path = pattern.replace(/:\w+|\*/g, () => inPath.pop() ?? '1')
    return `${path}${ending}?${asked.map(([name, given]) => `${name}=${given}`).join('&')}`
  })
}
