import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const record = (figures: object) =>
  site.send('/api/fieldFigures.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: '/villas/:slug', device: 'phone', ...figures }),
  })

const shown = () => site.deps.meters.registry.metrics()

test('figures are counted by page and device', async () => {
  expect((await record({ lcp: 1800.4, inp: 96, cls: 0.02 })).status).toBe(200)
  expect((await record({ cls: 0 })).status).toBe(200)
  const metrics = await shown()
  expect(metrics).toContain('villas_lcp_seconds_bucket{le="2",page="/villas/:slug",device="phone"} 1')
  expect(metrics).toContain('villas_lcp_seconds_bucket{le="1.5",page="/villas/:slug",device="phone"} 0')
  expect(metrics).toContain('villas_inp_seconds_bucket{le="0.1",page="/villas/:slug",device="phone"} 1')
  expect(metrics).toContain('villas_cls_count{page="/villas/:slug",device="phone"} 2')
})

test.each([
  ['an unknown page', { page: '/villas/villa-thea' }],
  ['a page of the back office', { page: '/admin/dashboard' }],
  ['a device that does not exist', { device: 'toaster' }],
  ['a negative figure', { lcp: -1 }],
  ['an implausible figure', { inp: 600_001 }],
  ['a figure that is not a number', { cls: '0.1' }],
])('a report of figures is refused and not counted: %s', async (_, figures) => {
  const before = await shown()
  expect((await record({ lcp: 1000, ...figures })).status).toBe(400)
  expect(await shown()).toBe(before)
})

test('a report of figures larger than a kilobyte is refused and not counted', async () => {
  expect((await record({ more: 'x'.repeat(1024) })).status).toBe(413)
})
