import { useEffect } from 'react'
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router'
import * as words from '#words/en/controls.ts'
import type { Toast } from '../toasts/toast.ts'
import { useToast } from '../toasts/toaster.tsx'

const PROBE_MS = 5_000

/** False for a form that posts to its own page: that page stays anyway. */
export const leavesPage = ({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean =>
  nextLocation.pathname !== currentLocation.pathname || nextLocation.search !== currentLocation.search

/** Continues if the server answers; otherwise stays and shows a toast. */
export function goOnIfConnected(blocker: Blocker & { state: 'blocked' }, toast: (toast: Toast) => void): void {
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
    .then(() => blocker.proceed())
    .catch(() => {
      blocker.reset()
      toast({ title: words.networkError, text: words.pageIsKept, tone: 'bad' })
    })
}

/**
 * A link or 'Back' without a network would replace the page by an error, and the input with it. Asks the server first if the browser says
 * that it is offline, or if `hasInput`.
 */
export function useLeaveGuard(hasInput: () => boolean): void {
  const toast = useToast()
  const blocker = useBlocker((going) => leavesPage(going) && (!navigator.onLine || hasInput()))
  useEffect(() => {
    if (blocker.state === 'blocked') goOnIfConnected(blocker, toast)
  }, [blocker, toast])
}
