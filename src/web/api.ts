import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { Emitted } from './emitted.server.ts'

/** The typed client of whoever asks for the page; filled for every request before a loader runs. */
export const apiContext = createContext<Api>()

/**
 * `siteUrl` is the public address without a slash at its end; `hidden` a page of the back office that a page which is alive did not
 * find; `emitted` is filled while the page is rendered.
 */
export const requestContext = createContext<{ siteUrl: string; hidden: string | null; emitted: Emitted }>()

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext)
