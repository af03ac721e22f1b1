import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import type { Emitted } from './emitted.server.ts'
import commissioner from './fonts/commissioner-english-400-600.woff2?inline'
import notoSerifDisplay from './fonts/noto-serif-display-english-500.woff2?inline'
import notoSerifDisplayGreek from './fonts/noto-serif-display-modern-greek-400.woff2?inline'
import type { FirstPaintParts } from './layout/first-paint.ts'
import styles from './styles.css?inline'

// As in scripts/make-fonts.py; the other letters come from the files that styles/fonts.css names.
const ENGLISH = 'U+0020-007E,U+00A0,U+00B2,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190-2193,U+2212'

// The villas' names stand in Greek letters in every menu.
const MODERN_GREEK = 'U+0386,U+0388-038A,U+038C,U+038E-03A1,U+03A3-03CE'

const bytesOf = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1)

// A font from a file or an address comes after the words and moves them; made of bytes it is there before the first line is laid out.
const FONTS = `for (const [family, unicodeRange, bytes] of [
  ['Commissioner Variable', '${ENGLISH}', '${bytesOf(commissioner)}'],
  ['Noto Serif Display Variable', '${ENGLISH}', '${bytesOf(notoSerifDisplay)}'],
  ['Noto Serif Display Variable', '${MODERN_GREEK}', '${bytesOf(notoSerifDisplayGreek)}'],
]) document.fonts.add(new FontFace(family, Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)), { weight: '400 600', unicodeRange }))`

// Without a first paint to wait for, as in old browsers, the scripts start once everything is there.
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

// Development loads styles by their link, so that they follow an edit.
const HEAD = import.meta.env.DEV ? null : (
  <>
    <style>{styles}</style>
    <script>{FONTS}</script>
  </>
)

/** Calls the component of React Router as a hook: it offers no properties that hold the scripts back or leave the preloads out. */
function HeldScripts() {
  return held(Scripts({}))
}

type Props = { children?: ReactNode; type?: string; async?: boolean }

/** Removes preloads and holds module scripts. Looks through fragments only, as `Scripts` renders nothing else around its elements. */
function held(node: ReactNode): ReactNode {
  return Children.map(node, (element) => {
    if (!isValidElement<Props>(element)) return element
    if (element.type === Fragment) return held(element.props.children)
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
 * The first screen of a slow phone waits for nothing but the page itself: styles and fonts come inside it, and the scripts only
 * after the first paint, so that picture and words have the line and the processor to themselves.
 */
export function firstPaint(emitted: Emitted): FirstPaintParts {
  for (const script of [FONTS, START]) emitted.scripts.add(script)
  emitted.styles.add(styles)
  return { head: HEAD, Scripts: HeldScripts }
}
