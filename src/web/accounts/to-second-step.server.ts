import { redirect } from 'react-router'
import type { Refused } from '#contract/refused.ts'
import { keepPending } from './pending.server.ts'

/** On to the code, where the password was right and a code is still to come. */
export function toSecondStep({ code, details }: Refused, siteUrl: string, target: string | undefined): Response | null {
  if (code !== 'code_needed' || typeof details?.pending !== 'string') return null
  const query = target ? `?${new URLSearchParams({ redirect: target })}` : ''
  return redirect(`/login/code${query}`, { headers: { 'set-cookie': keepPending(details.pending, siteUrl) } })
}
