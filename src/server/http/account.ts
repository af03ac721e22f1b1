import type { RequiredAction } from '#contract/accounts.ts'

/** The signed-in account. Status 1: guest, 2: administrator. */
export type Account = { id: number; fullName: string; email: string; phone: string; status: 1 | 2; requiredAction: RequiredAction | null }
