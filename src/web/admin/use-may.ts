import { isAmong, type Role } from '#domain/accounts/roles.ts'
import { useAccount } from '../layout/account.tsx'
import { rolesOfPage } from './office-places.ts'

/** Whether the signed-in person’s role is in a group: what they may not do is not shown. The server refuses it in any case. */
export function useMay(): (group: readonly Role[]) => boolean {
  const role = useAccount()?.role
  return (group) => isAmong(group, role)
}

/** Whether that person may open a page of the back office. */
export function useReaches(): (to: string) => boolean {
  const may = useMay()
  return (to) => may(rolesOfPage(to.replace(/\?.*/, '')))
}
