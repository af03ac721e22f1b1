import { PAGE_SHOWN } from './page-shown.ts'

/**
 * Hides 'Book Now' in the header while the page's own action (`data-action`) is on the screen: `data-away` at the header. It keeps its
 * place. Without scripts it is always there.
 */
export function hideBookNow(): void {
  const shown = new Set<Element>()
  const watcher = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (isIntersecting) shown.add(target)
      else shown.delete(target)
    }
    document.getElementById('header')?.toggleAttribute('data-away', shown.size > 0)
  })
  const watch = () => {
    watcher.disconnect()
    shown.clear()
    const actions = document.querySelectorAll('[data-action]')
    for (const action of actions) watcher.observe(action)
    if (actions.length === 0) document.getElementById('header')?.removeAttribute('data-away')
  }
  document.addEventListener(PAGE_SHOWN, watch)
  watch()
}
