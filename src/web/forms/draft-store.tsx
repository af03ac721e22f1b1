import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { fillIn, hasInput, nameOfInput, removeSent, storeEarlierInput, storeField } from './drafts.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Restores what was typed on the pages for guests after reload, 'Back' and sign-in, and guards it before a page is left without a network. */
export function DraftStore() {
  useDrafts()
  useLeaveGuard(hasInput)
  return null
}

function useDrafts(): void {
  const { key, pathname } = useLocation()
  const { state, formMethod, formData } = useNavigation()
  const sent = useRef<string>(null)

  useEffect(() => {
    storeEarlierInput()
    document.addEventListener('input', storeField)
    return () => document.removeEventListener('input', storeField)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page and form
  useEffect(() => {
    if (formData && formMethod === 'POST') sent.current = nameOfInput(pathname, formData)
    if (state !== 'idle') return
    if (sent.current !== null) removeSent(sent.current)
    sent.current = null
    fillIn()
  }, [state, formData, key])
}
