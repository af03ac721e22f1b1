import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A phone, and a desktop at 400% zoom. */
const SCREENS = [
  [390, 844],
  [320, 256],
] as const

/** More than any page has. */
const MOST_STOPS = 600

/** Controls of which nothing can be seen when the Tab key has come to them, because something lies on them (WCAG 2.4.11). */
export async function listCoveredStops(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await goToTop(page)
    for (const stop of await tabThrough(page)) found.push(`at ${width} x ${height}: ${stop}`)
  }
  return found
}

/** The next Tab goes to the first control of the page. Toasts go by themselves after some seconds. */
const goToTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '* { scroll-behavior: auto !important; transition: none !important; animation-duration: 0s !important } #toasts { display: none }',
    )
    document.adoptedStyleSheets.push(still)
    ;(document.activeElement as HTMLElement | null)?.blur()
    getSelection()?.collapse(document.body, 0)
    scrollTo(0, 0)
    Object.assign(window, { stops: new Set(), last: null } satisfies Stops)
  })

/** `last`: a field of a date has a stop for each of its parts. */
type Stops = { stops: Set<Element>; last: Element | null }

async function tabThrough(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let presses = 1; presses <= MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab')
    if (presses === 1) expect(await page.evaluate(describeFirst), 'the first stop leads past the menus').toContain('#content')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === 'end') {
      expect(presses, 'stops of the Tab key').toBeGreaterThan(2)
      return covered
    }
    if (stop) covered.push(stop)
  }
  throw new Error('the Tab key never comes to the end of the page')
}

/** In the page. A dialog holds the focus, and is short: it needs no link past the menus. */
const describeFirst = (): string => (document.querySelector('dialog:modal') ? '#content' : (document.activeElement?.outerHTML ?? ''))

/** In the page. `end`: the Tab key has left the page. Null: something of the control, or of its label, can be seen. */
async function lookAtFocus(): Promise<string | null> {
  const seen = window as unknown as Stops
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return 'end'
  if (stop === seen.last) return null
  if (seen.stops.has(stop)) return 'end'
  seen.stops.add(stop)
  seen.last = stop
  const boxes = () => [stop, ...((stop as HTMLInputElement).labels ?? [])].flatMap((part) => [...part.getClientRects()])
  const belongs = (at: Element | null) =>
    at !== null && [stop, ...((stop as HTMLInputElement).labels ?? [])].some((part) => part.contains(at) || at.contains(part))
  const isSeen = () =>
    boxes().some(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => belongs(document.elementFromPoint(left + width * across, top + height * down))),
      ),
    )
  if (isSeen()) return null
  // A script may still move it into view.
  await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)))
  if (isSeen()) return null
  const { left, top, width, height } = stop.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const name = stop.ariaLabel || stop.textContent?.trim().slice(0, 40) || stop.getAttribute('name')
  const where = [left, top, width, height].map(Math.round).join(' ')
  return `${stop.localName} ${name} (${where}) is below ${over ? `${over.localName}.${over.className}` : 'the edge of the screen'}`
}
