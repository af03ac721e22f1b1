import { useEffect } from 'react'
import { href, useLocation, useParams } from 'react-router'

/** What TypeScript lacks of `navigator`. */
type Wishes = { globalPrivacyControl?: boolean; doNotTrack: string | null }

/** When the view under way began. */
let begun = 0

/** Reports how fast each page for guests was, unless the visitor asks not to be tracked. */
export function useFieldFigures(): void {
  const { pathname } = useLocation()
  const { slug } = useParams()
  useEffect(() => {
    const { globalPrivacyControl, doNotTrack } = navigator as Wishes
    const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
    if (globalPrivacyControl || doNotTrack === '1' || path === href('/admin')) return
    const [since, unseen] = [begun, document.hidden]
    let ended = false
    let send: (() => void) | undefined
    // What was painted before is measured as well.
    const start = async () => {
      const { measureView } = await import('./measure-view.ts')
      if (!ended) send = measureView(slug ? path.replace(/[^/]+$/, ':slug') : path, since, unseen)
    }
    // Without the file there are no figures.
    start().catch(() => {})
    const end = () => {
      if (!ended) send?.()
      ended = true
    }
    const onHidden = () => document.hidden && end()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      end()
      begun = performance.now()
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [pathname, slug])
}
