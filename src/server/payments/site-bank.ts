import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Bank, GatewayResult, Merchant, OrderReport, RecordedOrder, RefundResult } from './bank.ts'
import { type Account, environmentAccount, type StoredAccount, storedAccount, storedAccounts } from './bank-accounts.ts'
import { type BankAccess, type MerchantSettings, nestpayMerchant, toTransaction } from './nestpay-merchant.ts'

type Given = Pick<Deps, 'db' | 'content' | 'env' | 'secret' | 'publicNet'> & {
  /** The simulator, for a site without a bank. */
  simulator: BankAccess
  settings: MerchantSettings
}

/** `entered`: by an owner, so that its address may lead outside only (decision 22). */
type Known = { account: Account; entered: boolean }

/** `inUse`: null if its keys cannot be opened. `all`: those whose keys are known, the one in use first, then the newest first. */
type Accounts = { inUse: Known | null; all: Known[] }

/** Accounts are read from the database for each order, so that what an owner changes counts at once in every process. */
export function siteBank({ db, content, env, secret, publicNet, simulator, settings }: Given): Bank {
  const merchants = new Map<string, Merchant>()
  /** One for each set of keys, because calls of the bank's API are spaced by it. */
  const merchantWith = ({ account: { until: _, ...keys }, entered }: Known): Merchant => {
    const name = JSON.stringify([keys, entered])
    const merchant = merchants.get(name) ?? nestpayMerchant(keys, entered ? { ...settings, fetch: publicNet.post } : settings)
    merchants.set(name, merchant)
    return merchant
  }
  const fromEnvironment = environmentAccount(env)

  /** Accounts of owners are former ones where the environment has an account, whose keys are the only ones for its client id. */
  async function readAccounts(on: Db): Promise<Accounts> {
    const stored = await storedAccounts(on, secret)
    const known = stored.flatMap(withKeys)
    if (fromEnvironment) {
      const inUse = { account: { ...fromEnvironment, until: null }, entered: false }
      const former = known.filter(({ account }) => account.until !== null || account.clientId !== fromEnvironment.clientId)
      return { inUse, all: [inUse, ...former] }
    }
    // An account whose keys cannot be opened is in use nevertheless: never the simulator, whose key everybody can read.
    if (stored.every(({ until }) => until !== null)) {
      const inUse = { account: { ...simulator, until: null }, entered: false }
      return { inUse, all: [inUse] }
    }
    const inUse = known.find(({ account }) => account.until === null) ?? null
    return { inUse, all: known.toSorted((a, b) => Number(a !== inUse) - Number(b !== inUse)) }
  }

  async function inUse(on: Db): Promise<Merchant> {
    const { inUse } = await readAccounts(on)
    if (!inUse) throw new Error('the keys of the account at the bank cannot be opened')
    return merchantWith(inUse)
  }

  /** Whom an order was sent to. `other`: an account whose keys are not known; `simulator`: before there was a bank. */
  async function findHolder(orderId: string): Promise<Merchant | 'other' | 'simulator'> {
    const [order] = await db
      .select({ sent: payments.sent, openedAt: payments.openedAt })
      .from(payments)
      .where(eq(payments.orderId, orderId))
    const { inUse, all } = await readAccounts(db)
    const clientId = order?.sent?.clientid
    // What was sent is erased with its guest. Then it is the account that was in use when the order was opened.
    const usedThen = order && all.filter(({ account }) => account.until === null || order.openedAt <= account.until).at(-1)
    const holder = clientId === undefined ? (usedThen ?? inUse) : all.find(({ account }) => account.clientId === clientId)
    if (holder) return merchantWith(holder)
    return clientId === simulator.clientId ? 'simulator' : 'other'
  }

  async function change(orderId: string, ask: (merchant: Merchant) => Promise<RefundResult>): Promise<RefundResult> {
    const holder = await findHolder(orderId)
    if (typeof holder === 'object') return ask(holder)
    return { outcome: holder === 'simulator' ? 'done' : 'silent', transId: null, procReturnCode: null, errCode: null }
  }

  /** What every page shows and allows. */
  const readShown = () =>
    content.cached('bank', async () => {
      const entered = fromEnvironment ?? (await storedAccount(db))
      return { isSimulated: entered === undefined, origin: new URL((entered ?? simulator).gatewayUrl).origin }
    })

  // Reading a form needs no keys.
  const { readAnswer, redacted } = nestpayMerchant(simulator, settings)
  return {
    readAnswer,
    redacted,
    isSimulated: async () => (await readShown()).isSimulated,
    origin: async () => (await readShown()).origin,
    formFor: async (tx, order) => (await inUse(tx)).formFor(order),
    judge: async (answer, order) => {
      const { all } = await readAccounts(db)
      const results = all.filter(({ account }) => mayAnswer(account, order)).map((known) => merchantWith(known).judge(answer, order))
      return results.find(isSigned) ?? results[0] ?? unjudged
    },
    readLostApproval: async (answer) => {
      const found = (await readAccounts(db)).all.map((known) => merchantWith(known).readLostApproval(answer))
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
    tryAccess: async () => {
      const { inUse } = await readAccounts(db)
      return inUse ? merchantWith(inUse).tryAccess() : 'silent'
    },
  }
}

const withKeys = ({ keys, ...account }: StoredAccount): Known[] => (keys ? [{ account: { ...account, ...keys }, entered: true }] : [])

const isSigned = ({ verdict }: GatewayResult): boolean => verdict !== 'reject' && verdict !== 'ignore'

/** About an answer to an attempt of which no account is known. The records of the bank decide, once its keys are. */
const unjudged: GatewayResult = { verdict: 'reject', reason: 'keys not known', transaction: toTransaction(null) }

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
