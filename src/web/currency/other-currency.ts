import { useSyncExternalStore } from 'react'
import { type ChosenCurrency, ONLY_EURO, readChosenCurrency, selectCurrency, writeChosenCurrency } from '#domain/other-currencies.ts'
import { language } from '#words/en/language.ts'
import { useSite } from '../layout/use-site.ts'

const CHOSEN = 'currencychosen'

function follow(change: () => void): () => void {
  addEventListener(CHOSEN, change)
  return () => removeEventListener(CHOSEN, change)
}

const readCookie = () => readChosenCurrency(document.cookie)

/** Remembers the guest's choice in the browser; every amount on the page follows. */
export function rememberCurrency(code: ChosenCurrency): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no `cookieStore`
  document.cookie = writeChosenCurrency(code, location.protocol === 'https:')
  dispatchEvent(new Event(CHOSEN))
}

/** The rates to choose from, and the one that is shown; `charged`: without dinars, whose exact amount is beside. */
export function useOtherCurrency(charged = false) {
  const site = useSite()
  const chosen = useSyncExternalStore(follow, readCookie, () => site?.currency ?? null)
  const all = site?.otherCurrencies ?? []
  const rates = charged ? all.filter(({ code }) => code !== 'RSD') : all
  const shown = selectCurrency(all, chosen, language)
  const beside = rates.find(({ code }) => code === shown?.code) ?? null
  const code: ChosenCurrency = beside?.code ?? ONLY_EURO
  return { rates, beside, code }
}
