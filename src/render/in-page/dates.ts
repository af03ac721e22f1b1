import { DATES } from '#web/search/dates-place.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/** 'Find dates' in the header leads to its place: opens the calendar of the search there. The address loses it, so that it opens once. */
export function openDates(): void {
  const open = () => {
    if (location.hash !== `#${DATES}`) return
    history.replaceState(history.state, '', location.pathname + location.search)
    document.querySelector<HTMLElement>(`#${DATES} [aria-haspopup]`)?.click()
  }
  document.addEventListener(PAGE_SHOWN, open)
  addEventListener('hashchange', open)
  open()
}
