import { href } from 'react-router'
import type { Refused } from '#contract/refused.ts'
import { redirectTo } from '../redirects.server.ts'
import { pendingCookie } from './pending.server.ts'

/** Redirects to the code page if the password was correct and a second factor is required; otherwise undefined. */
export async function toSecondStep({ code, details }: Refused, siteUrl: string, target: string | undefined): Promise<Response | undefined> {
  if (code !== 'code_needed' || typeof details?.pending !== 'string') return
  const query = target ? `?${new URLSearchParams({ redirect: target })}` : ''
  return redirectTo(href('/login/code') + query, { headers: { 'set-cookie': await pendingCookie.write(details.pending, siteUrl) } })
}
