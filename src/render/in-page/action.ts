import { PAGE_SHOWN } from './page-shown.ts'

const ACTION = '[data-action]'
const BAR = '.stay-bar'

/**
 * Shows one action at a time: 'Book Now' in the header and the bar at the bottom of a phone's screen are hidden (`data-away`) while the
 * page's own action is on the screen, and 'Book Now' also while the bar is. They keep their place. Without scripts all are there.
 */
export function showOneAction(): void {
  const shown = new Set<Element>()
  const setAway = (part: Element | null, away: boolean) => part?.toggleAttribute('data-away', away)
  const update = () => {
    const bar = document.querySelector(BAR)
    const own = [...shown].some((part) => part !== bar)
    setAway(bar, own)
    setAway(document.getElementById('header'), shown.size > 0)
  }
  const watcher = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (isIntersecting) shown.add(target)
      else shown.delete(target)
    }
    update()
  })
  const watch = () => {
    watcher.disconnect()
    shown.clear()
    const actions = document.querySelectorAll(ACTION)
    for (const action of actions) watcher.observe(action)
    if (actions.length === 0) update()
  }
  document.addEventListener(PAGE_SHOWN, watch)
  watch()
}
