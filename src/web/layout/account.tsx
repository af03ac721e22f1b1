import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { href, useLocation } from 'react-router'
import { prefix } from '#words/en/language.ts'
import type { CurrentAccount } from './site.server.ts'
import { useSite } from './use-site.ts'

const NOBODY: CurrentAccount = { user: null, role: null, requiredAction: null, unfinished: null }
const FoundAccount = createContext<CurrentAccount | undefined>(undefined)

/**
 * The signed-in account. Undefined on a page that all signed-in guests share, until the browser has asked for it; without scripts it
 * stays undefined.
 */
export function useAccount(): CurrentAccount | undefined {
  const found = use(FoundAccount)
  const site = useSite()
  return site ? (site.account ?? found) : NOBODY
}

/**
 * Whose parts are shown on a page that all signed-in guests share; null on other pages. It has the parts of all, which are only hidden and
 * shown, so that a menu stays open that somebody opens meanwhile. `render/in-page/account.ts` does the same before React has started.
 */
export function useShownParts(): 'unknown' | 'nobody' | 'guest' | 'office' | null {
  const site = useSite()
  const account = useAccount()
  if (!site || site.account) return null
  if (!account) return 'unknown'
  if (!account.user) return 'nobody'
  return account.user.status === 2 ? 'office' : 'guest'
}

/** Asks for the account where the page came without it. Tries again at the next page if the network fails. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [found, setFound] = useState<CurrentAccount>()
  const unknown = useSite()?.account === undefined && !found
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on every page until it is known
  useEffect(() => {
    if (!unknown) return
    fetch(prefix + href('/account'))
      .then(async (response) => response.ok && setFound(await response.json()))
      .catch(() => undefined)
  }, [unknown, key])
  return <FoundAccount value={found}>{children}</FoundAccount>
}
