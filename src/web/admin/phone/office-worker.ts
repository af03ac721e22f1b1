import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { useWaiting } from '../use-waiting.ts'
import { listenForInstallPrompt } from './install-prompt.ts'

const WORKER = '/office-worker.js'

/** Pages report scripts whose address is made of text, but for those of a policy. */
type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (address: string) => string }
}

const toTrusted = (address: string): string => {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('office-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
}

/**
 * Registers the service worker of the back office; the rest of the site has none. At each change of the page it may store Today anew, and
 * the icon on the home screen shows how much waits.
 */
export function OfficeWorker(): null {
  const { pathname } = useLocation()
  const waiting = useWaiting('inbox')
  useEffect(listenForInstallPrompt, [])
  useEffect(() => {
    navigator.serviceWorker?.register(toTrusted(WORKER), { scope: href('/admin'), updateViaCache: 'none' }).catch(() => {})
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the page
  useEffect(() => {
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep'))
  }, [pathname])
  useEffect(() => {
    navigator.setAppBadge?.(waiting).catch(() => {})
  }, [waiting])
  return null
}
