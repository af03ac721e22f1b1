import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { bankAccountCalls } from '#contract/bank-account.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { accounts, bankAccounts, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account as Person } from '../http/account.ts'
import type { BankNews } from '../mail/localized/bank-templates.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { environmentAccount, sealKeys, storedAccount, storedAccounts } from './bank-accounts.ts'
import { callbackAddress, returnAddress } from './nestpay-merchant.ts'

/** Days in which money of a former account may still have to be refunded. */
const FORMER_DAYS = 400

const NO_ACCOUNT = { clientId: '', gatewayUrl: '', apiUrl: '', apiUser: '', hashVersion: 'ver2' } as const

/** The account in use without its keys. */
export async function readBankAccount({ db, env }: Deps): Promise<AnswerOf<typeof bankAccountCalls.read>> {
  const given = environmentAccount(env)
  const stored = given ? undefined : await storedAccount(db)
  const { clientId, gatewayUrl, apiUrl, apiUser, hashVersion } = given ?? stored ?? NO_ACCOUNT
  return {
    from: given ? 'environment' : stored ? 'office' : 'simulator',
    clientId,
    gatewayUrl,
    apiUrl,
    apiUser,
    hashVersion,
    site: {
      address: env.siteUrl,
      returnAddress: returnAddress(env.siteUrl),
      callbackAddress: env.NESTPAY_CALLBACK === 'on' ? callbackAddress(env.siteUrl) : null,
    },
  }
}

/** Ends the account in use and begins another one, also where only a key is new. */
export async function saveBankAccount(deps: Deps, person: Person, input: InputOf<typeof bankAccountCalls.save>) {
  const { db, env, now, publicNet, secret } = deps
  const { password, storeKey, apiPassword, ...named } = input
  await confirmPassword(deps, person.id, password)
  if (env.bank) throw new Refusal('set_on_server')
  if (await publicNet.leadsInside(named.apiUrl)) throw new Refusal('address_inside', { fields: { apiUrl: 'address_inside' } })
  await db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE bank_accounts IN EXCLUSIVE MODE`)
    const before = (await storedAccounts(tx, secret)).find(({ until }) => until === null)
    const stored = before?.clientId === named.clientId ? before.keys : null
    const keys = {
      storeKey: storeKey || stored?.storeKey || '',
      // Elsewhere the stored password would be told to whoever answers there.
      apiPassword: apiPassword || (before?.apiUrl === named.apiUrl && stored?.apiPassword) || '',
    }
    refuseUnusable(keys)
    await deleteFormer(tx, now())
    await tx.update(bankAccounts).set({ endedAt: now() }).where(isNull(bankAccounts.endedAt))
    await tx.insert(bankAccounts).values({ ...named, sealed: sealKeys(secret, named.clientId, keys), begunAt: now() })
    await recordActivity(tx, person, now(), {
      subject: 'bank account',
      action: 'change',
      before: before ? withoutKeys(before) : null,
      after: { ...withoutKeys(named), newStoreKey: storeKey !== '', newApiPassword: apiPassword !== '' },
    })
    const { host } = new URL(named.gatewayUrl)
    await tellOwners(tx, deps, { by: person.fullName, clientId: named.clientId, host })
  })
  deps.content.changed()
  return {}
}

/** Mails all owners, also the one who made the change: whoever has stolen a session does not read the owner’s mails. */
async function tellOwners(tx: Db, deps: Deps, news: BankNews): Promise<void> {
  const owners = await tx.select().from(accounts).where(eq(accounts.role, 'owner'))
  for (const owner of owners) await queueForAccount(tx, deps, owner, (say) => say.bankChanged(owner, news, deps.env.siteUrl))
}

function refuseUnusable({ storeKey, apiPassword }: { storeKey: string; apiPassword: string }): void {
  if (storeKey === '') throw badFields({ storeKey: 'key_required' })
  if (apiPassword === '') throw badFields({ apiPassword: 'key_required' })
  if (storeKey === SIMULATOR_MERCHANT.storeKey) throw badFields({ storeKey: 'key_published' })
  if (apiPassword === SIMULATOR_MERCHANT.apiPassword) throw badFields({ apiPassword: 'key_published' })
}

type Named = Omit<InputOf<typeof bankAccountCalls.save>, 'storeKey' | 'apiPassword' | 'password'>

const withoutKeys = ({ clientId, gatewayUrl, apiUrl, apiUser, hashVersion }: Named): Named => ({
  clientId,
  gatewayUrl,
  apiUrl,
  apiUser,
  hashVersion,
})

/** Former accounts that no open attempt and no refund can need any more. */
async function deleteFormer(tx: Db, at: Date): Promise<void> {
  const open = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.state, 'open'), eq(sql`${payments.sent} ->> 'clientid'`, bankAccounts.clientId)))
  const old = and(isNotNull(bankAccounts.endedAt), lt(bankAccounts.endedAt, daysAfter(at, -FORMER_DAYS)))
  await tx.delete(bankAccounts).where(and(old, notExists(open)))
}
