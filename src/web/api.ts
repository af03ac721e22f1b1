import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { Emitted } from '#render/document/emitted.server.ts'
import type { Toast } from './toasts/toast.ts'

/** Typed API client of the current request; set before loaders run. */
export const apiContext = createContext<Api>()

/**
 * `html`: the rendered page in UTF-8; null until it is rendered, and for answers that are no pages. `toast`: what a form that stays on its
 * page says, for browsers without scripts.
 */
export type RenderedDocument = { html: Buffer | null; toast: Toast | null }

/**
 * `siteUrl`: public URL without a trailing slash. `hidden`: an admin page that is answered by 404.
 * `hasSession`: the browser says that it is signed in; `unfinished`: and that a booking is not finished. `shared`: the page is rendered for all visitors with, or all without a session.
 * `emitted`: inline scripts and styles, collected while the page is rendered. `document`: receives the HTML.
 */
export const requestContext = createContext<{
  siteUrl: string
  hidden: { path: string; dataAlone: boolean } | null
  hasSession: boolean
  unfinished: boolean
  shared: boolean
  emitted: Emitted
  document: RenderedDocument
  /** Logs an unexpected error. */
  report: (error: unknown) => void
}>()

export const getApi = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext)
