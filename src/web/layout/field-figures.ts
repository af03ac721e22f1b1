import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'

/** When the view under way began; 0: it loaded the document. */
let begun = 0

/** Reports how fast each page for guests was. What was painted before the file for it came is measured as well. */
export function useFieldFigures(): void {
  const { pathname } = useLocation()
  const { slug } = useParams()
  useEffect(() => {
    const view = { pathname, slug, since: begun, unseen: document.hidden }
    const measured = import('./measure-view.ts').then((loaded) => loaded.measureView(view), nothing)
    return () => {
      begun = performance.now()
      void measured.then((end) => end?.())
    }
  }, [pathname, slug])
}

const nothing = () => undefined
