import type { Owed } from '#contract/accounts.ts'

/** Whoever is signed in. Status 1 is a guest, 2 an administrator. */
export type Account = { id: number; fullName: string; email: string; phone: string; status: 1 | 2; owes: Owed | null }
