import type { Refused } from '#contract/refused.ts'
import type { Toast } from '../toasts/toast.ts'

/** Toast for a refused call; `title`: what failed. */
export function refusalToast({ status, message }: Pick<Refused, 'status' | 'message'>, title: string): Toast {
  const denied = status === 401 || status === 403
  return denied ? { title: 'Access Denied', text: 'Admin privileges required', tone: 'bad' } : { title, text: message, tone: 'bad' }
}
