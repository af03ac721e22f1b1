import { type ComponentProps, type ComponentType, createContext } from 'react'
import type { Bay, HomeSections, HomeVillas, WelcomeText } from '#web/home/home-sections.tsx'
import type FooterContent from '#web/layout/footer-content.tsx'
import type ShortFooter from '#web/layout/short-footer.tsx'
import type TestBanner from '#web/layout/test-banner.tsx'

/** Parts without interaction, whose HTML the browser keeps. */
export type ServedParts = {
  footer: typeof FooterContent
  shortFooter: typeof ShortFooter
  banner: typeof TestBanner
  home: typeof HomeSections
  villas: typeof HomeVillas
  bay: typeof Bay
  welcome: typeof WelcomeText
}

/** `html`: that of a part with the same values of its props; null if it has not been rendered with them. */
export type ServedHtml = {
  components: ServedParts
  html: <N extends keyof ServedParts>(name: N, props: ComponentProps<ServedParts[N]>) => string | null
}

/** `mark`: placeholder for the inlined styles and fonts. `Scripts`: React Router's scripts, delayed until the first paint. */
export type FirstPaintParts = { mark: string; Scripts: ComponentType; served: ServedHtml }

/** The path that all pages are below, such as `/sr`; the server's links begin with it. */
export const Basename = /* @__PURE__ */ createContext('/')

/** What only the server renders. Null in the browser: hydration keeps server-rendered elements in the head. */
export const FirstPaint = createContext<FirstPaintParts | null>(null)
