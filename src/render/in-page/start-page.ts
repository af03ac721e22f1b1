import { REMEMBERED } from '#web/search/remembered-key.ts'
import { afterFirstFrame } from './after-first-frame.ts'
import { holdClicks } from './hold-clicks.ts'

/** What asks for React in the part of a page that waits for it. Links to other pages do not. */
const LIVE = 'main :is(button, input, select, textarea, [data-live], [data-live] *)'

/** Pages that start React at once, and to which others lead. */
const WITH_REACT = /^(\/\w\w)?\/(booking|login|register|reservations|your-data)\b/

/**
 * Starts React Router, whose script the server has put into the page as text with the files that it imports (`data-files`): after the first
 * frame, or on a page that waits (`data-waits`) when somebody touches a live part or comes near one that shows itself.
 */
export function startPage(): void {
  const held = document.querySelector<HTMLElement>('[data-files]')
  if (!held) return
  const load = loading(held.dataset.files?.split(' ') ?? [])
  loadBefore(WITH_REACT, load)
  if (!(held instanceof HTMLScriptElement)) return
  const release = holdClicks(LIVE, () => start())
  let started = false
  const start = () => {
    if (started) return
    started = true
    load()
    held.type = 'module'
    held.async = true
    held.addEventListener('error', release)
    // It runs once it is put into the document as a module; its text stays the server's.
    held.after(held)
  }
  if (held.dataset.waits === undefined || isWanted()) afterFirstFrame(start)
  else whenTouched(start)
}

/** @returns loads all files at once, the first time it is called: each import that is found only in another file costs a round trip */
function loading(files: string[]): () => void {
  const missing = new Set(files)
  return () => {
    for (const href of missing) {
      const file = document.createElement('link')
      file.rel = 'modulepreload'
      file.href = href
      document.head.append(file)
    }
    missing.clear()
  }
}

/** Loads when somebody is about to follow a link to one of these pages. */
function loadBefore(pages: RegExp, load: () => void): void {
  const loadIfLeading = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin && pages.test(link.pathname)) load()
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, loadIfLeading)
}

/** What only React can show, or continue. */
function isWanted(): boolean {
  if (document.querySelector('#toasts [role=status] > *') || document.activeElement !== document.body) return true
  if (/[?&]booked=true\b/.test(location.search)) return true
  try {
    return document.getElementById('search-checkIn') !== null && localStorage.getItem(REMEMBERED) !== null
  } catch {
    return false
  }
}

/** `data-live`: a part that answers to a touch, a pointer or its own scrolling. `data-live-near`: one that shows more once it is near. */
function whenTouched(start: () => void): void {
  const startIfLive = ({ target }: Event) => {
    if (target instanceof Element && target.closest(LIVE)) start()
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll']) document.addEventListener(type, startIfLive, true)
  // A picture that cannot be loaded is replaced.
  document.addEventListener('error', startIfLive, true)
  addEventListener('load', () => {
    const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) => complete && currentSrc && naturalWidth === 0
    if ([...document.querySelectorAll<HTMLImageElement>('[data-live] img')].some(isBroken)) start()
  })
  const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(), { rootMargin: '600px' })
  for (const part of document.querySelectorAll('[data-live-near]')) near.observe(part)
}
