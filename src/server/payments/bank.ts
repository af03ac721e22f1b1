import type { Dinars } from '#domain/currency.ts'
import type { Language } from '#words/languages.ts'

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
export type RecordedOrder = { orderId: string; dinars: Dinars; sent: SentFields | null }

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

/** Bank interface of the site. NestPay and its simulator both implement it; they differ only in address and keys. */
export type Bank = {
  /** Origin of the payment page, for `form-action` in the CSP. */
  origin: string
  formFor(order: { orderId: string; dinars: Dinars; payer: Payer; language: Language }): { form: PaymentForm; sent: SentFields }
  /** Parses a posted answer; null if it is unreadable. */
  readAnswer(body: Uint8Array, contentType: string | null): BankAnswer | null
  judge(answer: BankAnswer, order: RecordedOrder): GatewayResult
  /** Reads the approval of an order that is not in the database; null unless it is signed. */
  readLostApproval(answer: BankAnswer): LostApproval | null
  /** Fields of an answer that may be stored: no card data, no keys. */
  redacted(answer: BankAnswer): [string, string][]
  /** `dinars`: the charged amount; null accepts any amount. */
  askOrder(orderId: string, dinars: Dinars | null): Promise<OrderReport>
  /** Cancels the whole payment. Works only on the day of the payment, before settlement. */
  voidPayment(orderId: string): Promise<RefundResult>
  credit(orderId: string, dinars: Dinars): Promise<RefundResult>
  /** Refunds and sale of an order from the bank's history; null if the history is unavailable. */
  askHistory(orderId: string, dinars: Dinars): Promise<OrderHistory | null>
}
