import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { Emitted } from './emitted.server.ts'

/** Typed API client of the current request; set before loaders run. */
export const apiContext = createContext<Api>()

/**
 * `siteUrl`: public URL without a trailing slash. `hidden`: path of an admin page that answered 404 to a client-side navigation.
 * `emitted`: inline scripts and styles, collected while the page is rendered.
 */
export const requestContext = createContext<{ siteUrl: string; hidden: string | null; emitted: Emitted }>()

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext)
