import type { RequiredAction } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#words/languages.ts'

/** The signed-in account. Status 1: guest; 2: somebody in the back office, who has a role. */
export type Account = {
  id: number
  fullName: string
  email: string
  phone: string
  status: 1 | 2
  role: Role | null
  requiredAction: RequiredAction | null
  /** Of mails, and of the back office. */
  language: Language
}
