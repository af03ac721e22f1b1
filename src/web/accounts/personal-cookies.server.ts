import { draftCookie } from '../bookings/draft.server.ts'
import { unsentCookie } from '../forms/unsent.server.ts'
import { unfinishedCookie } from '../layout/unfinished.server.ts'
import { askedCodeCookie } from './sign-in-code.server.ts'

/** `Set-Cookie` headers that leave nothing of a guest in the browser, for the next person at a shared computer. */
export const dropPersonalCookies = (siteUrl: string): Promise<string[]> =>
  Promise.all([draftCookie, askedCodeCookie, unsentCookie, unfinishedCookie].map(({ drop }) => drop(siteUrl)))
