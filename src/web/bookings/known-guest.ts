import { useAccount } from '../layout/account.tsx'
import type { GuestValues } from './guest-fields.tsx'

/** What the site knows of a signed-in guest, filled in before anything is typed. */
export function useKnownGuest(): GuestValues {
  const user = useAccount()?.user
  return user?.status === 1 ? { name: user.fullName, email: user.email, phone: user.phone } : {}
}
