import type { Dinars } from '#domain/currency.ts'

/** What the bank told of a payment, as it is kept with it. */
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
 * `ask`: signed, but it proves too little; nothing changes and the bank's API is asked. `reject`: not signed; the same.
 * `ignore`: not ours or unreadable; nothing changes.
 */
export type Verdict = 'approved' | 'failed' | 'error' | 'ask' | 'reject' | 'ignore'

export type GatewayResult = { verdict: Verdict; reason: string; transaction: Transaction }

/** What the bank's books say of an order; `silent` is every way of not learning it. */
export type OrderState = 'approved' | 'declined' | 'not_found' | 'cancelled' | 'refunded' | 'other_amount' | 'unclear' | 'silent'
/** `dinars`: whole, as the books name them; null where they name none. */
export type OrderReport = { state: OrderState; reason: string; dinars: Dinars | null; transaction: Transaction }

/** What was sent to the bank for an order, but for its random text and its signature. */
export type SentFields = Record<string, string>

/** An order as our records have it; `sent` is null where it was not recorded. */
export type RecordedOrder = { orderId: string; dinars: Dinars; sent: SentFields | null }

/** A signed approval of an order that is not on record. */
export type LostApproval = { orderId: string; dinars: Dinars | null; transaction: Transaction }

/** `sale`: the payment of the amount that was asked for, where there is one. */
export type OrderHistory = { returned: Dinars; sale: Transaction | null }

/** `silent`: the bank may or may not have done it. */
export type RefundResult = {
  outcome: 'done' | 'refused' | 'not_settled_yet' | 'silent'
  transId: string | null
  procReturnCode: string | null
  errCode: string | null
}

export type PaymentForm = { method: 'POST'; action: string; fields: Record<string, string> }
export type Payer = { name: string; email: string; phone: string }
export type BankAnswer = { orderId: string | null; fields: [string, string][] }

/** The bank as the site needs it; behind it NestPay or its simulator, which differ by address and keys only. */
export type Bank = {
  /** Where the payment page is, for the browser's content policy. */
  origin: string
  formFor(order: { orderId: string; dinars: Dinars; payer: Payer }): { form: PaymentForm; sent: SentFields }
  /** Reads what a browser or the bank posted; null where nothing can be made of it. */
  readAnswer(body: Uint8Array, contentType: string | null): BankAnswer | null
  judge(answer: BankAnswer, order: RecordedOrder): GatewayResult
  /** The approval in an answer about an order that is not on record; null unless it is signed. */
  readLostApproval(answer: BankAnswer): LostApproval | null
  /** What may be kept of an answer: no card data, no keys. */
  redacted(answer: BankAnswer): [string, string][]
  /** `dinars`: what was charged; null where any amount will do. */
  askOrder(orderId: string, dinars: Dinars | null): Promise<OrderReport>
  /** Takes back the whole payment on the day it was made. */
  voidPayment(orderId: string): Promise<RefundResult>
  credit(orderId: string, dinars: Dinars): Promise<RefundResult>
  /** What the bank's history says of an order; null where it cannot be learned. */
  historyOf(orderId: string, dinars: Dinars): Promise<OrderHistory | null>
}
