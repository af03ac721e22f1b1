import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import * as words from '#words/controls.en.ts'
import { useToast } from '../toasts/toaster.tsx'

const PROBE_MS = 5_000

/**
 * A link or 'Back' without a network would replace the page by an error, and the input with it. Asks the server first if the browser says
 * that it is offline, or if `hasInput`. `posts`: a form is being sent, which keeps its page by itself.
 */
export function useKeptPage(hasInput: () => boolean, posts = () => false): void {
  const toast = useToast()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // A form that posts to its own page keeps it by itself.
    const stays = nextLocation.pathname === currentLocation.pathname && nextLocation.search === currentLocation.search
    return !stays && !posts() && (!navigator.onLine || hasInput())
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
      .then(() => blocker.proceed())
      .catch(() => {
        blocker.reset()
        toast({ title: words.networkError, text: words.pageIsKept, tone: 'bad' })
      })
  }, [blocker, toast])
}
