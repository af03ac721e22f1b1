import { roleNames } from '#words/en/labels.ts'
import * as words from '#words/en/office-frame.ts'
import { useAccount } from '../layout/account.tsx'

/** Who is signed in: 'Admin: Maria' for owners, for others the role in its place. */
export function PersonLine() {
  const { user, role } = useAccount() ?? {}
  if (!user) return null
  return role && role !== 'owner' ? words.withRole(roleNames[role], user.fullName) : words.admin(user.fullName)
}
