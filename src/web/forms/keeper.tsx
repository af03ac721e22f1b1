import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigation } from 'react-router'
import * as words from '#words/controls.en.ts'
import { rememberStay } from '../search/remembered-stay.ts'
import { useToast } from '../toasts/toaster.tsx'
import { fillIn, forgetAll, forgetSent, hasInput, keepField, nameOfInput } from './kept-input.ts'

/** Forms after which somebody else may sit at the browser. */
const LEAVING = ['log-out', 'sign-out', 'erase']

const PROBE_MS = 5_000

/** Keeps what is typed on the pages for guests through reload, 'Back' and sign-in, and keeps the page if the network is away. */
export function Keeper() {
  useKeptInput()
  useKeptPage()
  return null
}

function useKeptInput(): void {
  const { key, pathname } = useLocation()
  const { state, formMethod, formData } = useNavigation()
  const sent = useRef<string>(null)

  useEffect(() => {
    document.addEventListener('input', keepField)
    return () => document.removeEventListener('input', keepField)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page and form
  useEffect(() => {
    if (formData && formMethod === 'POST') {
      sent.current = nameOfInput(pathname, formData)
      if (!LEAVING.includes(String(formData.get('intent')))) return
      forgetAll()
      rememberStay(null)
    }
    if (state !== 'idle') return
    if (sent.current !== null) forgetSent(sent.current)
    sent.current = null
    fillIn()
  }, [state, formData, key])
}

/** A link or 'Back' without a network would replace the page by an error, and the input with it. */
function useKeptPage(): void {
  const toast = useToast()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // A form that posts to its own page keeps it by itself.
    const stays = nextLocation.pathname === currentLocation.pathname && nextLocation.search === currentLocation.search
    return !stays && (!navigator.onLine || hasInput())
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
