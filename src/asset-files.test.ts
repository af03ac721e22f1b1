import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { assetFiles } from './asset-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'villas-assets-'))
const script = 'console.log("the sea")'
writeFileSync(join(folder, 'home-abc.js'), script)
writeFileSync(join(folder, 'home-abc.js.gz'), gzipSync(script))
writeFileSync(join(folder, 'notes.txt'), 'no part of the site')
writeFileSync(join(folder, 'large.js'), 'x'.repeat(600 * 1024))
afterAll(() => rmSync(folder, { recursive: true }))

const find = assetFiles(folder, true)
const ask = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') => find({ method, url, headers } as IncomingMessage)

test('a file is sent compressed if the browser accepts it, with security headers and immutable caching', () => {
  const packed = ask('/assets/home-abc.js?v=1', { 'accept-encoding': 'gzip, br' })
  expect(gunzipSync(packed?.body ?? '').toString()).toBe(script)
  expect(packed?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
    vary: 'Accept-Encoding',
  })
  const plain = ask('/assets/home-abc.js')
  expect([plain?.body.toString(), plain?.headers['content-encoding']]).toEqual([script, undefined])
})

test.each([
  ['/assets/none.js'],
  ['/assets/notes.txt'],
  ['/assets/large.js'],
  ['/assets/home-abc.js.gz'],
  ['/assets/../package.json'],
  ['/assets/%2e%2e/package.json'],
  ['/home-abc.js'],
  ['/'],
])('a request for %s gets no file', (url) => {
  expect(ask(url)).toBeNull()
})

test('a POST and a range request get no file', () => {
  expect(ask('/assets/home-abc.js', {}, 'POST')).toBeNull()
  expect(ask('/assets/home-abc.js', { range: 'bytes=0-3' })).toBeNull()
})
