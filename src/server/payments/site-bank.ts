import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Bank, GatewayResult, Merchant, OrderReport, RecordedOrder, RefundResult } from './bank.ts'
import { type Account, environmentAccount, storedAccount, storedAccounts } from './bank-accounts.ts'
import { type BankAccess, type MerchantSettings, nestpayMerchant, toTransaction } from './nestpay-merchant.ts'

type Given = Pick<Deps, 'db' | 'content' | 'env' | 'secret'> & {
  /** The simulator, for a site without a bank. */
  simulator: BankAccess
  settings: MerchantSettings
}

/** Accounts are read from the database for each order, so that what an owner changes counts at once in every process. */
export function siteBank({ db, content, env, secret, simulator, settings }: Given): Bank {
  const merchants = new Map<string, Merchant>()
  /** One for each set of keys, because calls of the bank's API are spaced by it. */
  const merchantWith = ({ until: _, ...keys }: Account): Merchant => {
    const name = JSON.stringify(keys)
    const merchant = merchants.get(name) ?? nestpayMerchant(keys, settings)
    merchants.set(name, merchant)
    return merchant
  }
  const fromEnvironment = environmentAccount(env)

  /** The account in use first, then former ones, the newest first. Those of owners are former ones where the environment has an account. */
  async function readAccounts(on: Db): Promise<[Account, ...Account[]]> {
    const stored = await storedAccounts(on, secret)
    if (fromEnvironment) return [{ ...fromEnvironment, until: null }, ...stored]
    const [first, ...others] = stored.toSorted((a, b) => Number(a.until !== null) - Number(b.until !== null))
    return first?.until === null ? [first, ...others] : [{ ...simulator, until: null }]
  }

  const inUse = async (on: Db): Promise<Merchant> => merchantWith((await readAccounts(on))[0])

  /** Whom an order was sent to. `other`: an account whose keys are not known; `simulator`: before there was a bank. */
  async function findHolder(orderId: string): Promise<Merchant | 'other' | 'simulator'> {
    const [payment] = await db.select({ sent: payments.sent }).from(payments).where(eq(payments.orderId, orderId))
    const accounts = await readAccounts(db)
    const clientId = payment?.sent?.clientid
    const account = clientId === undefined ? accounts[0] : accounts.find((one) => one.clientId === clientId)
    if (account) return merchantWith(account)
    return clientId === simulator.clientId ? 'simulator' : 'other'
  }

  async function change(orderId: string, ask: (merchant: Merchant) => Promise<RefundResult>): Promise<RefundResult> {
    const holder = await findHolder(orderId)
    if (typeof holder === 'object') return ask(holder)
    return { outcome: holder === 'simulator' ? 'refused' : 'silent', transId: null, procReturnCode: null, errCode: null }
  }

  // Reading a form needs no keys.
  const { readAnswer, redacted } = nestpayMerchant(simulator, settings)
  return {
    readAnswer,
    redacted,
    isSimulated: async () => fromEnvironment === null && (await storedAccount(db)) === undefined,
    origin: () => content.cached('bank origin', async () => (await inUse(db)).origin),
    formFor: async (tx, order) => (await inUse(tx)).formFor(order),
    judge: async (answer, order) => {
      const accounts = await readAccounts(db)
      const [first = accounts[0], ...others] = accounts.filter((account) => mayAnswer(account, order))
      const result = merchantWith(first).judge(answer, order)
      if (isSigned(result)) return result
      return others.map((account) => merchantWith(account).judge(answer, order)).find(isSigned) ?? result
    },
    readLostApproval: async (answer) => {
      const found = (await readAccounts(db)).map((account) => merchantWith(account).readLostApproval(answer))
      return found.find((lost) => lost !== null) ?? null
    },
    askOrder: async (orderId, dinars) => {
      const holder = await findHolder(orderId)
      return typeof holder === 'object' ? holder.askOrder(orderId, dinars) : reports[holder]
    },
    askHistory: async (orderId, dinars) => {
      const holder = await findHolder(orderId)
      return typeof holder === 'object' ? holder.askHistory(orderId, dinars) : null
    },
    voidPayment: (orderId) => change(orderId, (merchant) => merchant.voidPayment(orderId)),
    credit: (orderId, dinars) => change(orderId, (merchant) => merchant.credit(orderId, dinars)),
    tryAccess: async () => (await inUse(db)).tryAccess(),
  }
}

const isSigned = ({ verdict }: GatewayResult): boolean => verdict !== 'reject' && verdict !== 'ignore'

/** About orders that no account can be asked about. No real bank has an order of the simulator’s. */
const reports: Record<'other' | 'simulator', OrderReport> = {
  other: { state: 'silent', reason: 'keys not known', dinars: null, transaction: toTransaction(null) },
  simulator: { state: 'not_found', reason: 'simulated', dinars: null, transaction: toTransaction(null) },
}

/**
 * Whether an account can have answered for an order: its form was made for it, and before the account's keys were replaced. A key that was
 * replaced because others know it proves nothing about later orders.
 */
const mayAnswer = ({ clientId, until }: Account, { sent, openedAt }: RecordedOrder): boolean =>
  (sent === null || sent.clientid === clientId) && (until === null || openedAt <= until)
