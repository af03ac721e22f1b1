import { redirect } from 'react-router'
import type { Refused } from '#contract/refused.ts'
import { keepPending } from './pending.server.ts'

/** Redirects to the code page if the password was correct and a second factor is required; otherwise null. */
export function toSecondStep({ code, details }: Refused, siteUrl: string, target: string | undefined): Response | null {
  if (code !== 'code_needed' || typeof details?.pending !== 'string') return null
  const query = target ? `?${new URLSearchParams({ redirect: target })}` : ''
  return redirect(`/login/code${query}`, { headers: { 'set-cookie': keepPending(details.pending, siteUrl) } })
}
