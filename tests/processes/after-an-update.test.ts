import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepAssets } from '../../src/stored-assets.ts'
import { freePort } from '../free-port.ts'
import { aBank, furnish, startServer } from '../processes.ts'

const OLD = '/assets/villa-page-0ld4Bu1LD.js'

test('a tab that was opened before an update still gets its scripts, for a day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'villas-update-'))
  const bank = await aBank()
  const place = { dataDir: join(folder, 'data') }
  const kept = join(place.dataDir, 'assets')
  onTestFinished(async () => {
    await bank.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await furnish(place, 1)
  // The version before: a build with one more script.
  const former = join(folder, 'former')
  mkdirSync(former)
  writeFileSync(join(former, OLD.slice('/assets/'.length)), 'export const villa = 1')
  keepAssets(former, kept, () => new Date())

  const updated = await startServer(place, bank, await freePort())
  const answer = await fetch(updated.url + OLD)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('export const villa = 1')
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/replaced.json', '/assets/never.js', '/assets/..%2fdatabase%2fPG_VERSION'])
    expect((await fetch(updated.url + path)).status, path).toBe(404)
  await updated.stop()

  const index = join(kept, 'replaced.json')
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString()
  writeFileSync(index, readFileSync(index, 'utf8').replace(/"20\d\d-[^"]+"/g, JSON.stringify(twoDaysAgo)))
  const twoDaysLater = await startServer(place, bank, await freePort())
  onTestFinished(() => twoDaysLater.stop())
  expect((await fetch(twoDaysLater.url + OLD)).status).toBe(404)
})
