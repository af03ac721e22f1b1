import { desc, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { bankAccounts } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { boundToBank, seal, unseal } from '../sealed.ts'
import type { BankAccess } from './nestpay-merchant.ts'

/** `until`: since when another account is used; null for the one in use. */
export type Account = BankAccess & { until: Date | null }

type Secrets = Pick<BankAccess, 'storeKey' | 'apiPassword'>

/** `keys`: null if the secret of the site is not the one that sealed them. */
export type StoredAccount = Omit<Account, keyof Secrets> & { keys: Secrets | null }

export const sealKeys = (siteSecret: string, clientId: string, { storeKey, apiPassword }: Secrets): string =>
  seal(siteSecret, boundToBank(clientId), JSON.stringify({ storeKey, apiPassword }))

/** The accounts that owners have entered, the newest first. */
export async function storedAccounts(db: Db, siteSecret: string): Promise<StoredAccount[]> {
  const rows = await db.select().from(bankAccounts).orderBy(desc(bankAccounts.id))
  return rows.map(({ sealed, endedAt, clientId, gatewayUrl, apiUrl, apiUser, hashVersion }) => {
    const keys = openKeys(siteSecret, clientId, sealed)
    return { clientId, gatewayUrl, apiUrl, apiUser, hashVersion, keys, until: endedAt }
  })
}

function openKeys(siteSecret: string, clientId: string, sealed: string): Secrets | null {
  try {
    return JSON.parse(unseal(siteSecret, boundToBank(clientId), sealed))
  } catch {
    return null
  }
}

/** The account in use without its keys; undefined if owners have entered none. */
export async function storedAccount(db: Db) {
  const [row] = await db.select().from(bankAccounts).where(isNull(bankAccounts.endedAt))
  return row
}

/** The account of the environment; null if it has none. */
export const environmentAccount = ({ bank, NESTPAY_HASH_VERSION }: Env): BankAccess | null =>
  bank && { ...bank, hashVersion: NESTPAY_HASH_VERSION }
