import type { PagePath } from '../menus.ts'

/** The fields of all observed kinds: `size` is of paints, `value` of layout shifts, `interactionId` of events. */
type Entry = PerformanceEntry & { size?: number; value?: number; hadRecentInput?: boolean; interactionId?: number }
/** What TypeScript lacks of `performance` and `navigator`. */
type Counted = { interactionCount: number }
type Wishes = { globalPrivacyControl?: boolean; doNotTrack: string | null }

/** `since`: when the view began; 0 if it loaded a document. `unseen`: the page was hidden at that time. */
export type View = { pathname: string; since: number; unseen?: boolean }

const SIGN_IN: PagePath = '/admin'

/** Measures one view of a page, unless the visitor asks not to be tracked. @returns ends it and sends the figures, once */
export function measureView({ pathname, since, unseen = false }: View): (() => void) | undefined {
  const { globalPrivacyControl, doNotTrack } = navigator as Wishes
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  if (globalPrivacyControl || doNotTrack === '1' || path === SIGN_IN) return
  let send: (() => void) | null = measured(path.replace(/(\/villas\/)[^/]+$/, '$1:slug'), since, unseen)
  const end = () => {
    document.removeEventListener('visibilitychange', onHidden)
    send?.()
    send = null
  }
  const onHidden = () => document.hidden && end()
  document.addEventListener('visibilitychange', onHidden)
  return end
}

function measured(page: string, since: number, unseen: boolean): () => void {
  const { interactionCount } = performance as unknown as Counted
  const longest: Record<number, number> = {}
  let lcp: number | undefined
  let cls = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? 0 : undefined
  const shifted = sumOfWindow()
  const take = (entries: Entry[]) => {
    for (const { startTime, duration, size, value, hadRecentInput, interactionId } of entries) {
      if (startTime < since) continue
      // Only of a page that was visible while it loaded, not of later ones, which load no document.
      if (size && !since && !unseen) lcp = startTime
      if (interactionId) longest[interactionId] = Math.max(longest[interactionId] ?? 0, duration)
      if (value && !hadRecentInput) cls = Math.max(cls ?? 0, shifted(startTime, value))
    }
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  return () => {
    take(observer.takeRecords())
    observer.disconnect()
    const durations = Object.values(longest).sort((a, b) => b - a)
    const others = (performance as unknown as Counted).interactionCount - (since && interactionCount)
    fetch('/api/fieldFigures.php', {
      method: 'POST',
      keepalive: true,
      // Unlike with `sendBeacon`, no cookie is sent.
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        page,
        device: innerWidth < 768 ? 'phone' : 'desktop',
        lcp,
        // The 98th percentile: of every fifty interactions the longest does not count.
        inp: durations[(others / 50) | 0] ?? durations.at(-1),
        cls,
      }),
    }).catch(() => {})
  }
}

/** Adds a layout shift to its session window: shifts at most a second apart, and at most five seconds in all. @returns the window's sum */
function sumOfWindow(): (at: number, value: number) => number {
  let sum = 0
  let from = 0
  let until = 0
  return (at, value) => {
    if (at > until + 1000 || at > from + 5000) {
      sum = 0
      from = at
    }
    sum += value
    until = at
    return sum
  }
}
