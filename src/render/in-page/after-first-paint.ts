/** Calls once, after the first paint. Browsers without paint events do it after the load event. */
export function afterFirstPaint(act: () => void): void {
  let done = false
  const once = () => {
    if (!done) act()
    done = true
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(once, 1000))
}
