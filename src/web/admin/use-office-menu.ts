import { useLocation } from 'react-router'
import { useAccount } from '../layout/account.tsx'
import { findOfficePage, listPlaces, type OfficePage, type Place } from './office-places.ts'
import { useMay } from './use-may.ts'

export type MenuPlace = { place: Place; pages: OfficePage[] }

/** The places of the back office for the signed-in person, and where that person is. `isHere`: on a page of the menu, not below it. */
export function useOfficeMenu() {
  const may = useMay()
  // Who has still something to set up can open only the security page.
  const onlySecurity = useAccount()?.requiredAction
  const { pathname, search } = useLocation()
  const path = toListedPath(pathname)
  const menu = listPlaces(([to, , group]) => (onlySecurity ? to.endsWith('/security') : may(group)))
  const page = findOfficePage(path, search)
  return {
    menu,
    page,
    at: menu.find(({ place }) => place === page?.[3]),
    isHere: (to: string) => to === page?.[0] && to.replace(/\?.*/, '') === path,
  }
}

/** Pages open in any case, and with a slash at the end. */
const toListedPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '')
