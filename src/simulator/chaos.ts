import { maskedPan } from './cards.ts'

/** Failure modes of the bank (nestpay.md 13.6), for all orders, one order or one card. */
export const chaosModes = [
  'never-return',
  'close-at-issuer',
  'late-post',
  'double-post',
  'decline-then-approve',
  'approve-then-decline',
  'tampered-amount',
  'tampered-outcome',
  'unsigned-outcome',
  'wrong-hash',
  'no-hash',
  'ver1-hash',
  'spaces-for-plus',
  'wrong-currency',
  'foreign-clientid',
  'unknown-oid',
  'missing-response',
  'return-oid-only',
  'upper-case-names',
  'duplicate-fields',
  'huge-body',
  'no-origin',
  'null-origin',
  'foreign-origin',
  'message-utf8',
  'message-latin5',
  'trailing-pipe',
  'callback-only',
  'callback-first',
  'callback-after',
  'api-down',
  'api-slow',
  'api-broken-xml',
  'api-html',
  'api-wrong-password',
  'api-disagrees',
  'api-not-found-yet',
  'api-other-order',
  'api-other-amount',
  'api-no-record-otherwise',
  'refund-fails',
  'refund-times-out',
] as const
export type ChaosMode = (typeof chaosModes)[number]

/** `minutes`: delay, for modes that use one. */
export type Chaos = { mode: ChaosMode; minutes: number }
export type Scope = { oid?: string; card?: string }

export class ChaosBoard {
  private everywhere: Chaos | null = null
  private readonly orders = new Map<string, Chaos>()
  private readonly cards = new Map<string, Chaos>()

  set({ oid, card }: Scope, chaos: Chaos | null): void {
    if (oid === undefined && card === undefined) this.everywhere = chaos
    const [board, key] = oid === undefined ? [this.cards, card && maskedPan(card)] : [this.orders, oid]
    if (key === undefined) return
    if (chaos) board.set(key, chaos)
    else board.delete(key)
  }

  /** The most specific mode for an order paid with this card. */
  for(oid: string, pan = ''): Chaos | null {
    return this.orders.get(oid) ?? this.cards.get(pan) ?? this.everywhere
  }

  clear(): void {
    this.everywhere = null
    this.orders.clear()
    this.cards.clear()
  }
}
