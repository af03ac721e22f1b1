import file from '#web/layout/measure-view.ts?file'
import { afterFirstFrame } from './after-first-frame.ts'

/** Measures the view that loaded the document, until another page is shown. What was painted before the file came is measured as well. */
export function measureDocument(): void {
  const { pathname } = location
  if (/^\/admin(\/|$)/.test(pathname)) return
  const unseen = document.hidden
  const ended = new Promise((end) => document.addEventListener('pageleft', end, { once: true }))
  afterFirstFrame(async () => {
    const { measureView } = await import(/* @vite-ignore */ file)
    const end = measureView({ pathname, since: 0, unseen })
    await ended
    end?.()
  })
}
