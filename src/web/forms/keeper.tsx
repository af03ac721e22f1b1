import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { rememberStay } from '../search/remembered-stay.ts'
import { fillIn, forgetAll, forgetSent, hasInput, keepField, nameOfInput } from './kept-input.ts'
import { useKeptPage } from './use-kept-page.ts'

/** Forms after which somebody else may sit at the browser. */
const LEAVING = ['log-out', 'sign-out', 'erase']

/** Keeps what is typed on the pages for guests through reload, 'Back' and sign-in, and keeps the page if the network is away. */
export function Keeper() {
  useKeptInput()
  useKeptPage(hasInput)
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
