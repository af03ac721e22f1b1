import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ScrollRestoration, StaticRouter } from 'react-router'
import commissioner from '#web/fonts/commissioner-english-400-600.woff2?inline'
import commissionerFile from '#web/fonts/commissioner-latin-400-600.woff2?url'
import { letters } from '#web/fonts/en/letters.ts'
import notoSerifDisplay from '#web/fonts/noto-serif-display-english-500.woff2?inline'
import notoSerifDisplayGreekFile from '#web/fonts/noto-serif-display-greek-400.woff2?url'
import notoSerifDisplayFile from '#web/fonts/noto-serif-display-latin-500.woff2?url'
import notoSerifDisplayGreek from '#web/fonts/noto-serif-display-modern-greek-400.woff2?inline'
import { Bay, HomeSections, HomeVillas, WelcomeText } from '#web/home/home-sections.tsx'
import FooterContent from '#web/layout/footer-content.tsx'
import type { PageScripts } from '#web/layout/header.tsx'
import ShortFooter from '#web/layout/short-footer.tsx'
import TestBanner from '#web/layout/test-banner.tsx'
import type { PagePath } from '#web/menus.ts'
import { pages } from '#web/pages.ts'
import stays from '#web/styles/stays.css?inline'
import staysFile from '#web/styles/stays.css?url'
import styles from '#web/styles.css?inline'
import stylesFile from '#web/styles.css?url'
import { prefix } from '#words/en/language.ts'
import inPage from '../in-page/in-page.ts?inline-script'
import { HeldScripts, RouterFiles } from '../router-internals.tsx'
import type { Constant, Emitted } from './emitted.server.ts'
import { Basename, type FirstPaintParts, type ServedHtml, type ServedParts } from './first-paint.ts'
import { memoized } from './memoized.server.ts'

// Same ranges as in scripts/make-fonts.py; styles/fonts.css declares the files for other characters.
const ENGLISH = 'U+0020-007E,U+00A0,U+00B2,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190-2193,U+2212'

// Every menu shows the villas' Greek names.
const MODERN_GREEK = 'U+0386,U+0388-038A,U+038C,U+038E-03A1,U+03A3-03CE'

const cutData = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1)

// A font loaded from a URL arrives after the text and shifts the layout. A font built from bytes is ready before the first layout.
const FONTS = `const decoded = Uint8Array.fromBase64 ?? ((text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
for (const [family, unicodeRange, bytes] of [
  ['Commissioner Variable', '${ENGLISH}', '${cutData(commissioner)}'],
  ['Noto Serif Display Variable', '${ENGLISH}', '${cutData(notoSerifDisplay)}'],
  ['Noto Serif Display Variable', '${MODERN_GREEK}', '${cutData(notoSerifDisplayGreek)}'],
  ${letters.inlined.map(({ family, unicodeRange, font }) => `['${family}', '${unicodeRange}', '${cutData(font)}'],`).join('\n  ')}
]) document.fonts.add(new FontFace(family, decoded.call(Uint8Array, bytes), { weight: '400 600', unicodeRange }))`

// The files that a light page needs, loaded into the browser's cache beforehand.
const FILES = [stylesFile, staysFile, commissionerFile, notoSerifDisplayFile, notoSerifDisplayGreekFile, ...letters.files]
const LOAD_FILES = `addEventListener('load', () => setTimeout(() => {
  for (const file of ${JSON.stringify(FILES)}) fetch(file, { priority: 'low' }).catch(() => {})
}, 2000))`

// Blocks rendering until an element is parsed. Made by a script, because checkers of HTML do not know the link.
const expecting = (id: string): string => `(() => {
  const first = document.createElement('link')
  first.rel = 'expect'
  first.blocking = 'render'
  first.href = '#${id}'
  document.head.append(first)
})()`

// Painted half, the text at the foot of a photograph would climb, and the links of the header would move.
const EXPECTED = ['first-screen', 'header'].map((id) => {
  const script = expecting(id)
  return { mark: `id="${id}"`, script, html: Buffer.from(`<script>${script}</script>`) }
})

/** The script that lets the first paint wait for the whole first screen of a page that marks its end, else for the header. */
export function firstScreenScript(page: Buffer, emitted: Emitted): Buffer {
  const expected = EXPECTED.find(({ mark }) => page.includes(mark))
  if (!expected) return Buffer.alloc(0)
  emitted.scripts.add(expected.script)
  return expected.html
}

// A link that is hovered or touched while React has not started is loaded as a document.
const DOCUMENTS: PagePath[] = [...pages.filter(({ cached }) => cached).map(({ path }) => path), '/booking']
const SPECULATE = JSON.stringify({
  prefetch: [{ where: { or: DOCUMENTS.map((path) => ({ href_matches: prefix + path })) }, eagerness: 'moderate' }],
})

/** What a page needs to be whole. `stays`: the styles of pages on which a stay is chosen. `office`: its pages link their own styles. */
export type Needed = { scripts: PageScripts | undefined; stays: boolean; office: boolean }

type Head = { head: Buffer; constant: Constant }
type Parts = { styles?: string[]; scripts?: string[]; links?: ReactNode; speculates?: boolean }

function renderHead({ styles = [], scripts = [], links, speculates = false }: Parts): Head {
  const inlined = [
    ...styles.map((text) => createElement('style', null, text)),
    ...scripts.map((text) => createElement('script', null, text)),
  ]
  const rules = speculates && <script type="speculationrules">{SPECULATE}</script>
  const head = Buffer.from(renderToStaticMarkup(createElement(Fragment, null, links, ...inlined, rules)))
  return { head, constant: { styles, scripts: [...scripts, ...(speculates ? [SPECULATE] : [])] } }
}

const fontLinks = FILES.slice(2).map((file) => (
  <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
))

const fileLinks = (
  <>
    {fontLinks}
    <link rel="stylesheet" href={stylesFile} />
    <link rel="stylesheet" href={staysFile} />
  </>
)

const HEADS = {
  /** For a browser's first pages: nothing has to be loaded before the first paint. */
  full: renderHead({ styles: [styles, stays], scripts: [FONTS, inPage], speculates: true }),
  /** The same for a page on which no stay is chosen. */
  small: renderHead({ styles: [styles], scripts: [FONTS, inPage], speculates: true }),
  /** Also loads the files of light pages, because its visitor may be about to sign in. */
  preparing: renderHead({ styles: [styles, stays], scripts: [FONTS, inPage, LOAD_FILES] }),
  /** For signed-in visitors, whose browser has the files. The fonts are optional: a page painted without them does not shift. */
  light: renderHead({ links: fileLinks, scripts: [inPage] }),
  lightShared: renderHead({ links: fileLinks, scripts: [inPage], speculates: true }),
  office: renderHead({ links: fontLinks, scripts: [inPage] }),
  /** Styles are loaded by the link of the route, so that they update on edits. */
  development: renderHead({ scripts: [inPage] }),
}

/** The scripts of the router as the page needs them. */
const scriptsFor = (needed: PageScripts | undefined) => () =>
  needed === 'none' ? (
    <RouterFiles />
  ) : (
    <>
      <ScrollRestoration />
      <HeldScripts waits={needed === 'touched'} />
    </>
  )

const SCRIPTS = { none: scriptsFor('none'), touched: scriptsFor('touched'), painted: scriptsFor(undefined) }

const components: ServedParts = {
  footer: FooterContent,
  shortFooter: ShortFooter,
  banner: TestBanner,
  home: HomeSections,
  villas: HomeVillas,
  bay: Bay,
  welcome: WelcomeText,
}

type Part = { html: string | null; render: () => void }

const renderPart = memoized((Content: ServedParts[keyof ServedParts], names: string, ...values: unknown[]): Part => {
  const props = Object.fromEntries(names.split(',').map((key, index) => [key, values[index]]))
  const part: Part = {
    html: null,
    render() {
      // Links need a router. Nothing in these parts depends on the path.
      part.html = renderToString(
        <StaticRouter basename={prefix || '/'} location={prefix || '/'}>
          <Basename value={prefix || '/'}>{createElement(Content as ComponentType<object>, props)}</Basename>
        </StaticRouter>,
      )
    },
  }
  return part
})

/**
 * Optimises the first screen on slow phones: styles and fonts are inlined, and no file of scripts is named before the script inside the
 * page starts them. Signed-in visitors get a light page: their browser has loaded the files.
 * `renderServed`: call it after the page, to render the parts without interaction for the next pages; rendering cannot be nested.
 */
export function firstPaint(
  emitted: Emitted,
  { hasSession, shared }: { hasSession: boolean; shared: boolean },
  needed: Needed,
): Omit<FirstPaintParts, 'mark'> & { head: Buffer; renderServed: () => void } {
  const { head, constant } = headFor()
  emitted.constant = constant
  const missing: Part[] = []
  const html: ServedHtml['html'] = (name, props) => {
    const names = Object.keys(props).sort()
    const part = renderPart(components[name], names.join(), ...names.map((key) => (props as Record<string, unknown>)[key]))
    if (part.html === null) missing.push(part)
    return part.html
  }
  const renderServed = () => {
    for (const part of missing) part.render()
  }
  return { head, Scripts: SCRIPTS[needed.scripts ?? 'painted'], served: { components, html }, renderServed }

  function headFor(): Head {
    if (import.meta.env.DEV) return HEADS.development
    if (needed.office) return HEADS.office
    if (hasSession) return shared ? HEADS.lightShared : HEADS.light
    if (!shared) return HEADS.preparing
    return needed.stays ? HEADS.full : HEADS.small
  }
}
