import type { Dinars } from '#domain/currency.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'

/** Transaction data from the bank, as stored with a payment. */
export type Transaction = {
  authCode: string | null
  transId: string | null
  hostRefNum: string | null
  response: string | null
  procReturnCode: string | null
  mdStatus: string | null
  errCode: string | null
  errMsg: string | null
  maskedPan: string | null
  trxDate: string | null
  cardInstalment: string | null
}

/**
 * `ask`: signed, but not sufficient as proof; changes nothing and triggers a query of the bank's API. `left`: the same, and the bank's
 * page ended without a payment, according to the answer. `reject`: not signed; handled as `ask`.
 * `ignore`: unreadable or another merchant's; changes nothing.
 */
export type Verdict = 'approved' | 'failed' | 'error' | 'left' | 'ask' | 'reject' | 'ignore'

export type GatewayResult = { verdict: Verdict; reason: string; transaction: Transaction }

/** State of an order in the bank's records; `silent` covers every failure to get a readable answer. */
export type OrderState = 'approved' | 'declined' | 'not_found' | 'cancelled' | 'refunded' | 'other_amount' | 'unclear' | 'silent'
/** `dinars`: whole dinars as recorded by the bank; null if the report contains no amount. */
export type OrderReport = { state: OrderState; reason: string; dinars: Dinars | null; transaction: Transaction }

/** The fields sent to the bank for an order, without `rnd` and `hash`. */
export type SentFields = Record<string, string>

/** An order in this site's database; `sent` is null if the sent fields were not recorded. */
export type RecordedOrder = { orderId: string; dinars: Dinars; sent: SentFields | null; openedAt: Date }

/** Signed approval of an order that is not in the database. */
export type LostApproval = { orderId: string; dinars: Dinars | null; transaction: Transaction }

/** `sale`: the payment of the requested amount, if the history contains one. */
export type OrderHistory = { returned: Dinars; sale: Transaction | null }

/** `silent`: unknown whether the bank carried out the request. */
export type RefundResult = {
  outcome: 'done' | 'refused' | 'not_settled_yet' | 'silent'
  transId: string | null
  procReturnCode: string | null
  errCode: string | null
}

export type PaymentForm = { method: 'POST'; action: string; fields: Record<string, string> }
export type Payer = { name: string; email: string; phone: string }
export type BankAnswer = { orderId: string | null; fields: [string, string][] }

/** What the bank says to a question about an order that cannot exist: whether it lets this site ask at all. */
export type Access = 'right' | 'refused' | 'silent'

type Order = { orderId: string; dinars: Dinars; payer: Payer; language: Language }

type Asking = {
  /** `dinars`: the charged amount; null accepts any amount. */
  askOrder(orderId: string, dinars: Dinars | null): Promise<OrderReport>
  /** Cancels the whole payment. Works only on the day of the payment, before settlement. */
  voidPayment(orderId: string): Promise<RefundResult>
  credit(orderId: string, dinars: Dinars): Promise<RefundResult>
  /** Refunds and sale of an order from the bank's history; null if the history is unavailable. */
  askHistory(orderId: string, dinars: Dinars): Promise<OrderHistory | null>
  tryAccess(): Promise<Access>
}

type Reading = {
  /** Parses a posted answer; null if it is unreadable. */
  readAnswer(body: Uint8Array, contentType: string | null): BankAnswer | null
  /** Fields of an answer that may be stored: no card data, no keys. */
  redacted(answer: BankAnswer): [string, string][]
}

/** One account at a bank. NestPay and its simulator both implement it; they differ only in address and keys. */
export type Merchant = Reading &
  Asking & {
    /** Origin of the payment page. */
    origin: string
    formFor(order: Order): { form: PaymentForm; sent: SentFields }
    judge(answer: BankAnswer, order: RecordedOrder): GatewayResult
    /** Reads the approval of an order that is not in the database; null unless it is signed. */
    readLostApproval(answer: BankAnswer): LostApproval | null
  }

/** The bank of the site: new orders go to the account in use, and each order belongs to the account that its form was made for. */
export type Bank = Reading &
  Asking & {
    /** True while no real bank is configured and payments go to the simulator. */
    isSimulated(): Promise<boolean>
    /** Origin of the payment page, for `form-action` in the CSP. */
    origin(): Promise<string>
    /** `tx`: the transaction that records the order. */
    formFor(tx: Db, order: Order): Promise<{ form: PaymentForm; sent: SentFields }>
    judge(answer: BankAnswer, order: RecordedOrder): Promise<GatewayResult>
    readLostApproval(answer: BankAnswer): Promise<LostApproval | null>
  }
