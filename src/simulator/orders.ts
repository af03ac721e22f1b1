import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Fields } from '#nestpay/fields.ts'
import type { CardFate } from './cards.ts'

/** One message between bank and shop, for the control page. */
export type Message = { at: string; direction: 'in' | 'out'; what: string; fields: [string, string][] }

export type Refund = { minor: number; transId: string; at: string }

export type Order = {
  oid: string
  /** Unguessable id of the order in card page URLs. */
  token: string
  request: [string, string][]
  minor: number
  /** Captured amount: all of a sale; of a reservation the amount of its capture. */
  captured: number
  currency: string
  /** As TRANS_STAT; null before any money has moved. */
  state: null | 'A' | 'C' | 'S' | 'D' | 'V'
  procReturnCode: string
  authCode: string
  transId: string
  hostRefNum: string
  maskedPan: string
  /** Result of the last card entered; its number is not stored. */
  fate: CardFate | null
  mdStatus: string
  paidAt: string
  pageOpenUntil: string
  failCount: number
  refunds: Refund[]
  messages: Message[]
  /** Answers waiting to be sent to the shop. */
  deliveries: Delivery[]
}

/** One answer, sent by the guest's browser or as a callback. */
export type Delivery = {
  url: string
  by: 'browser' | 'callback'
  fields: [string, string][]
  charset?: 'iso-8859-9'
  /** Origin header other than the bank's; `none` sends no header. */
  origin?: 'none' | 'null' | 'https://elsewhere.example'
  afterMinutes: number
}

/** The bank's order records: in memory, and optionally in a file that survives restarts. */
export class OrderBook {
  private readonly orders = new Map<string, Order>()
  private readonly file: string | undefined

  constructor(file?: string) {
    this.file = file
    for (const order of readOrders(file)) this.orders.set(order.oid, order)
  }

  get = (oid: string): Order | undefined => this.orders.get(oid)
  byToken = (token: string): Order | undefined => this.all().find((order) => order.token === token)
  all = (): Order[] => [...this.orders.values()]

  put(order: Order): void {
    this.orders.set(order.oid, order)
    this.keep()
  }

  clear(): void {
    this.orders.clear()
    this.keep()
  }

  note(order: Order, at: Date, direction: Message['direction'], what: string, fields: Fields): void {
    order.messages.push({ at: at.toISOString(), direction, what, fields: fields.map(([name, value]) => [name, value]) })
    this.keep()
  }

  /** Writes a temporary file and renames it, so that a crash cannot corrupt the file. */
  keep(): void {
    if (!this.file) return
    writeFileSync(`${this.file}.draft`, JSON.stringify(this.all()))
    renameSync(`${this.file}.draft`, this.file)
  }
}

function readOrders(file: string | undefined): Order[] {
  if (!file) return []
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}
