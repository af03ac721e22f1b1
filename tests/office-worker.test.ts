import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SITE = 'https://villas.example'
const source = readFileSync(join(import.meta.dirname, '../public/office-worker.js'), 'utf8')

/** The service worker of the office in a browser that notes what it does. A browser of the tests has no window to show notices in. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>()
  const done: unknown[] = []
  const note =
    (what: string) =>
    async (...args: unknown[]) =>
      void done.push([what, ...args])
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: note('show') },
    navigator: { setAppBadge: note('badge') },
    clients: { matchAll: async () => [], openWindow: note('open') },
    location: { origin: SITE },
  }
  const store = { match: async () => undefined, keys: async () => [] }
  const caches = { open: async () => store, delete: note('forget'), match: async () => undefined }
  const fetch = async (path: string) => {
    done.push(['fetch', path])
    return new Response(null, { status: 404 })
  }
  runInNewContext(source, { self, caches, fetch, URL, Headers, Response, Date, Set, Promise, Number, String })
  const send = async (type: string, event: object): Promise<unknown[]> => {
    const waiting: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) })
    await Promise.all(waiting)
    return done.splice(0)
  }
  return { send }
}

test('what is pushed is shown with the number on the icon, and the stored page goes where it may not be read any more', async () => {
  const notification = { title: 'Ana has booked', body: 'Villa Thea', tag: 'booked 5', navigate: `${SITE}/admin`, app_badge: '3' }
  const done = await startWorker().send('push', { data: { json: () => ({ web_push: 8030, notification }) } })
  const options = { icon: '/office-192.png', body: 'Villa Thea', tag: 'booked 5', data: { navigate: `${SITE}/admin` } }
  expect(done).toEqual([
    ['show', 'Ana has booked', options],
    ['badge', 3],
    ['fetch', '/admin/dashboard/offline'],
    ['forget', 'office'],
  ])
})

test('a notice that is tapped opens a page of this site alone', async () => {
  const { send } = startWorker()
  const tap = (navigate?: string) => send('notificationclick', { notification: { close: () => {}, data: { navigate } } })
  const link = `${SITE}/admin?redirect=%2Fadmin%2Fdashboard%2Fbookings%2F5`
  expect(await tap(link)).toEqual([['open', link]])
  expect(await tap()).toEqual([['open', `${SITE}/admin`]])
  expect(await tap('https://evil.example/admin')).toEqual([])
})
