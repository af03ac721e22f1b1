import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'

/** The typed client of whoever asks for the page; filled for every request before a loader runs. */
export const apiContext = createContext<Api>()

/** `siteUrl` is the public address without a slash at its end; `hidden` a page of the back office that a page which is alive did not find. */
export const requestContext = createContext<{ siteUrl: string; hidden: string | null }>()

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext)
