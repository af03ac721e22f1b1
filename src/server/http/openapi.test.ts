import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypes from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/index.ts'
import { problems } from '#contract/problems.ts'
import { aSeason, aVilla } from '../../../tests/builders.ts'
import { cookieJar } from '../../../tests/cookie-jar.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')
// Below the packages, so that the client finds them.
const folder = join(root, 'node_modules', '.cache', `api-client-${process.pid}`)
const run = (command: string, args: string[]) =>
  spawnSync(join(root, 'node_modules', '.bin', command), args, { encoding: 'utf8', cwd: folder })

let site: TestSite
let text: string
let document: OpenApi

type Operation = { operationId: string; security: object[]; responses: Record<string, object> }
type OpenApi = { paths: Record<string, Record<string, Operation>>; tags: object[] }

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db, { name: 'Villa Thea' })
  await aSeason(site.db)
  text = await (await site.send('/api/openapi.json')).text()
  document = JSON.parse(text)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'openapi.json'), text.replaceAll(SITE, 'https://villas.example'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await site.close()
})

test('integrators find nothing to object to in the OpenAPI document', () => {
  const { stdout } = run('redocly', ['lint', 'openapi.json', '--extends', 'recommended-strict', '--format', 'json'])
  const found: { ruleId: string; location: { pointer: string }[] }[] = JSON.parse(stdout.slice(stdout.indexOf('{'))).problems
  const places = found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
  expect(places).toEqual([])
})

test('every call has a name of its own, and says whether it needs a session and with which codes it refuses', () => {
  const operations = allCalls.map((call) => ({ call, operation: document.paths[call.path]?.[call.method.toLowerCase()] }))
  expect(new Set(operations.map(({ operation }) => operation?.operationId)).size).toBe(allCalls.length)
  for (const { call, operation } of operations) {
    expect([call.path, operation?.security]).toEqual([call.path, call.access === 'visitor' ? [] : [{ session: [] }]])
    const statuses = Object.keys(operation?.responses ?? {})
    const own = (call.refusals ?? []).map((code) => String(problems[code]))
    const access = call.access === 'visitor' ? [] : ['401']
    expect(statuses, call.path).toEqual(expect.arrayContaining(['200', '400', '429', '500', 'default', ...access, ...own]))
  }
})

test('a client that is generated from the document compiles, and books a stay', async () => {
  writeFileSync(join(folder, 'api.ts'), await openapiTypes(JSON.parse(text)))
  copyFileSync(join(root, 'tests', 'api-client', 'ten-operations.ts'), join(folder, 'ten-operations.ts'))
  const strict = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2024']
  const { stdout } = run('tsc', [...strict, '--allowImportingTsExtensions', '--ignoreConfig', 'ten-operations.ts'])
  expect(stdout).toBe('')

  const { bookByApi } = await import(pathToFileURL(join(folder, 'ten-operations.ts')).href)
  const jar = cookieJar()
  const done = await bookByApi(SITE, (request: Request) => jar.carry(request, (sent) => site.deps.fetch(sent)))
  expect(done).toEqual({
    site: 'Aegean Light Villas',
    villa: 'Villa Thea',
    found: [true],
    months: 19,
    total: 3220,
    refused: { code: 'sunday_check_in', status: 400, message: 'Check-in on Sundays is not available' },
    account: true,
    user: true,
    mine: 0,
    order: expect.stringMatching(/^VB-/),
  })
})
