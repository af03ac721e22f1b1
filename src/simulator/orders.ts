import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Fields } from '#nestpay/fields.ts'
import type { CardFate } from './cards.ts'

/** One message between bank and shop, as the control page shows it. */
export type Message = { at: string; direction: 'in' | 'out'; what: string; fields: [string, string][] }

export type Refund = { minor: number; transId: string; at: string }

export type Order = {
  oid: string
  /** Names the order in the addresses of the card page, so that nobody guesses it. */
  token: string
  request: [string, string][]
  minor: number
  /** What of it was taken: all of a sale, of a reservation what its capture says. */
  captured: number
  currency: string
  /** As TRANS_STAT has it; null while nothing has happened to money. */
  state: null | 'A' | 'C' | 'S' | 'D' | 'V'
  procReturnCode: string
  authCode: string
  transId: string
  hostRefNum: string
  maskedPan: string
  /** How the card presented last fares; its number is not kept. */
  fate: CardFate | null
  mdStatus: string
  paidAt: string
  pageOpenUntil: string
  failCount: number
  refunds: Refund[]
  messages: Message[]
  /** Answers on their way to the shop. */
  deliveries: Delivery[]
}

/** One answer as it travels: by the guest's browser, or by the bank's own call. */
export type Delivery = {
  url: string
  by: 'browser' | 'callback'
  fields: [string, string][]
  charset?: 'iso-8859-9'
  /** An Origin header other than the bank's; `none` for no header at all. */
  origin?: 'none' | 'null' | 'https://elsewhere.example'
  afterMinutes: number
}

/** The bank's books: in memory, and in a file where one is named, so that they outlive a restart. */
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

  /** Written beside and renamed: a crash leaves the old file or the new one. */
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
