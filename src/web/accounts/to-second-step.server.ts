import { href } from 'react-router'
import type { Refused } from '#contract/refused.ts'
import { goTo } from '../forms/form-action.server.ts'
import { pendingCookie } from './pending.server.ts'

type Ways = { target: string | undefined; ownDocument?: boolean }

/** Redirects to the code page if the password was correct and a second factor is required; otherwise undefined. */
export async function toSecondStep(
  { code, details }: Refused,
  siteUrl: string,
  { target, ownDocument }: Ways,
): Promise<Response | undefined> {
  if (code !== 'code_needed' || typeof details?.pending !== 'string') return
  const query = target ? `?${new URLSearchParams({ redirect: target })}` : ''
  const path = href('/login/code') + query
  return goTo(ownDocument ? { path, siteUrl } : path, undefined, [await pendingCookie.write(details.pending, siteUrl)])
}
