import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import type { Emitted } from './emitted.server.ts'
import commissioner from './fonts/commissioner-english-400-600.woff2?inline'
import notoSerifDisplay from './fonts/noto-serif-display-english-500.woff2?inline'
import notoSerifDisplayGreek from './fonts/noto-serif-display-modern-greek-400.woff2?inline'
import type { FirstPaintParts } from './layout/first-paint.ts'
import styles from './styles.css?inline'

// Same ranges as in scripts/make-fonts.py; styles/fonts.css declares the files for other characters.
const ENGLISH = 'U+0020-007E,U+00A0,U+00B2,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190-2193,U+2212'

// Every menu shows the villas' Greek names.
const MODERN_GREEK = 'U+0386,U+0388-038A,U+038C,U+038E-03A1,U+03A3-03CE'

const bytesOf = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1)

// A font loaded from a URL arrives after the text and shifts the layout. A font built from bytes is ready before the first layout.
const FONTS = `for (const [family, unicodeRange, bytes] of [
  ['Commissioner Variable', '${ENGLISH}', '${bytesOf(commissioner)}'],
  ['Noto Serif Display Variable', '${ENGLISH}', '${bytesOf(notoSerifDisplay)}'],
  ['Noto Serif Display Variable', '${MODERN_GREEK}', '${bytesOf(notoSerifDisplayGreek)}'],
]) document.fonts.add(new FontFace(family, Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)), { weight: '400 600', unicodeRange }))`

// Fallback for browsers without paint events: the scripts start after the load event.
const START = `(() => {
  const starter = document.currentScript, held = starter.previousElementSibling
  let started = false
  const start = () => {
    if (started) return
    started = true
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.text = held.text
    held.replaceWith(script)
    starter.remove()
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, 1000))
})()`

// In development, styles are loaded by a link, so that they update on edits.
const HEAD = import.meta.env.DEV ? null : (
  <>
    <style>{styles}</style>
    <script>{FONTS}</script>
  </>
)

/** Calls React Router's component as a function: it has no props to delay scripts or omit preloads. */
function DelayedScripts() {
  return delayScripts(Scripts({}))
}

type Props = { children?: ReactNode; type?: string; async?: boolean }

/** Removes preloads and delays module scripts. Descends into fragments only, because `Scripts` wraps its elements in nothing else. */
function delayScripts(node: ReactNode): ReactNode {
  return Children.map(node, (element) => {
    if (!isValidElement<Props>(element)) return element
    if (element.type === Fragment) return delayScripts(element.props.children)
    if (element.type === 'link') return null
    if (element.props.type !== 'module') return element
    return (
      <>
        {cloneElement(element, { type: 'held', async: false })}
        <script>{START}</script>
      </>
    )
  })
}

/**
 * Optimises the first screen on slow phones: styles and fonts are inlined, and scripts start after the first paint, so that they do
 * not compete with text and pictures for bandwidth and CPU.
 */
export function firstPaint(emitted: Emitted): FirstPaintParts {
  for (const script of [FONTS, START]) emitted.scripts.add(script)
  emitted.styles.add(styles)
  return { head: HEAD, Scripts: DelayedScripts }
}
