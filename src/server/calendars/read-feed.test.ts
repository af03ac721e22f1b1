import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listening } from '../../../tests/listening.ts'
import { publicNet } from '../outside/public-net.ts'
import { fetchFeed } from './read-feed.ts'

const nets = [
  ['publicNet', publicNet({ isOutside: (address) => address === '127.0.0.1' }).fetch],
  ['fetch', fetch],
] as const

function* withoutEnd() {
  yield 'BEGIN:VCALENDAR\r\n'
  for (;;) yield ' '.repeat(64 * 1024)
}

let platform: Awaited<ReturnType<typeof listening>>
let accepted: (string | undefined)[]
beforeAll(async () => {
  platform = await listening((request, response) => {
    accepted.push(request.headers['accept-encoding'] as string | undefined)
    if (request.url === '/bomb') {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      pipeline(withoutEnd, createGzip(), response, () => {})
    } else response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  })
})
afterAll(() => platform.close())
beforeEach(() => {
  accepted = []
})

test.each(nets)('a reading of %s asks for a calendar without compression', async (_, fetcher) => {
  expect(await fetchFeed(fetcher, `${platform.url}/1.ics`, '2026-07-01')).toMatchObject({ events: [], total: 0 })
  expect(accepted).toEqual(['identity'])
})

test.each(nets)('a reading of %s ends when a calendar grows without end as it is decompressed', async (_, fetcher) => {
  await expect(fetchFeed(fetcher, `${platform.url}/bomb`, '2026-07-01')).rejects.toThrow('The calendar is too large')
})
