/** After this time a page that does not start answers clicks as one without scripts. */
const PATIENCE_MS = 10_000

/**
 * Holds the clicks on live parts until the page says that it is ready (`data-ready`), and plays them again then. @returns lets them go at
 * once, as on a page without scripts
 */
export function holdClicks(live: string, start: () => void): () => void {
  // A form is sent once, however often its button was clicked meanwhile.
  const clicked = new Set<HTMLElement>()
  const hold = (event: MouseEvent) => {
    const part = (event.target as Element).closest<HTMLElement>('a, button')
    if (!part?.matches(live) || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (clicked.size === 0) setTimeout(release, PATIENCE_MS)
    clicked.add(part)
    start()
  }
  const release = () => {
    document.removeEventListener('click', hold, true)
    for (const part of clicked) if (part.isConnected) part.click()
    clicked.clear()
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('pageready', release, { once: true })
  return release
}
