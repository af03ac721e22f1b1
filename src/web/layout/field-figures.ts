import { useEffect } from 'react'
import { useLocation } from 'react-router'
import file from './measure-view.ts?file'

type Measure = typeof import('./measure-view.ts')

/** When the view under way began; 0: it loaded the document, and the script inside the page measures it. */
let begun = 0

/** Reports how fast each page for guests was that is reached without loading a document. */
export function useFieldFigures(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const measured = begun
      ? import(/* @vite-ignore */ file).then(({ measureView }: Measure) => measureView({ pathname, since: begun }), nothing)
      : Promise.resolve(leaveDocument)
    return () => {
      begun = performance.now()
      void measured.then((end) => end?.())
    }
  }, [pathname])
}

const nothing = () => undefined
const leaveDocument = () => void document.dispatchEvent(new Event('pageleft'))
