// Service worker of the back office: keeps one page to be read without a network, and shows notices. No dependencies.
const STORE = 'office'
const OFFICE = '/admin/dashboard'
const PAGE = `${OFFICE}/offline`
const LONGEST_HOURS = 24
const RENEWED_AFTER_MINUTES = 1
const KEPT_AT = 'x-kept-at'

self.addEventListener('install', (event) => event.waitUntil(Promise.all([self.skipWaiting(), goAround(event)])))

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([canGoAround ? undefined : self.registration.navigationPreload?.enable(), self.clients.claim()])),
)

const canGoAround = 'addRoutes' in (self.InstallEvent?.prototype ?? {})

/** With a network, nothing waits for this worker: the browser asks both and takes what comes first. */
function goAround(event) {
  if (!canGoAround) return
  const asksBoth = [{ requestMode: 'navigate' }, { requestDestination: 'style' }, { requestDestination: 'font' }]
  return event.addRoutes([
    ...asksBoth.map((condition) => ({ condition: { ...condition, requestMethod: 'GET' }, source: 'race-network-and-fetch-handler' })),
    ...['GET', 'POST'].map((requestMethod) => ({ condition: { requestMethod }, source: 'network' })),
  ])
}

self.addEventListener('fetch', (event) => {
  const { mode, method, destination, url } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(answerNavigation(event))
  // Their names change with their content, so a stored file is never outdated.
  if (destination === 'style' || destination === 'font') event.respondWith(caches.match(url).then((found) => found ?? fetch(event.request)))
})

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepPage())
})

async function answerNavigation(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    // A page of the office asks for it later, when it is ready. Where it is refused, the stored one may be, too.
    if (!response.ok) event.waitUntil(keepPage({ anyway: true }))
    else if (!new URL(event.request.url).pathname.startsWith(OFFICE)) event.waitUntil(keepPage())
    return response
  } catch {
    return (await readPage()) ?? Response.error()
  }
}

/** Stores the page anew. Any status but 200 says that this browser may not read it any more, such as after signing out elsewhere. */
async function keepPage({ anyway = false } = {}) {
  const store = await caches.open(STORE)
  const last = await store.match(PAGE)
  if (last && !anyway && minutesSince(last) < RENEWED_AFTER_MINUTES) return
  const response = await fetch(PAGE, { redirect: 'manual', headers: { accept: 'text/html' } }).catch(() => null)
  if (!response) return
  if (response.status !== 200) return void (await caches.delete(STORE))
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(Date.now()))
  const page = withoutScripts(await response.text())
  const files = new Set(page.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g))
  for (const { url } of await store.keys()) if (!files.has(new URL(url).pathname)) await store.delete(url)
  for (const file of files) if (!(await store.match(file))) await store.add(file)
  await store.put(PAGE, new Response(page, { headers }))
}

/** It is read under other addresses, where its scripts would look for another page. */
const withoutScripts = (page) => page.replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')

async function readPage() {
  const response = await caches.match(PAGE)
  if (!response) return undefined
  if (minutesSince(response) < LONGEST_HOURS * 60) return response
  await caches.delete(STORE)
  return undefined
}

const minutesSince = (response) => (Date.now() - Number(response.headers.get(KEPT_AT))) / 60_000

self.addEventListener('push', (event) => {
  // Declarative Web Push: Safari shows the same message without this worker.
  const { notification = {} } = event.data?.json() ?? {}
  const { title = '', navigate, app_badge: badge, ...options } = notification
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { icon: '/office-192.png', ...options, data: { navigate } }),
      badge === undefined ? undefined : self.navigator.setAppBadge?.(Number(badge)),
      keepPage({ anyway: true }),
    ]),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.navigate ?? '/admin'))
})

async function openPage(address) {
  const to = new URL(address, self.location.origin)
  if (to.origin !== self.location.origin) return
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) return void (await self.clients.openWindow(to.href))
  // Both are refused where the browser has seen no tap of a person.
  await tab.focus().catch(() => {})
  await tab.navigate(to.href).catch(() => {})
}
