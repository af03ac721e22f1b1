import type { Delivery, Order } from './orders.ts'
import type { Till } from './till.ts'

export type Courier = { till: Till; send: typeof fetch; refreshSeconds: number }

const MOST_CALLS = 3
const BETWEEN_CALLS_MS = 5_000

/** Posts an answer to the shop, either as the guest's browser without cookies, or as a callback from the bank. */
export async function deliver({ till, send }: Courier, order: Order, { url, by, fields, charset, origin }: Delivery): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (by === 'browser' && origin !== 'none') headers.origin = origin ?? 'http://127.0.0.1'
  const body = charset ? latin5Form(fields) : new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  const response = await send(url, { method: 'POST', headers, body, redirect: 'manual' })
  till.book.note(order, till.now(), 'in', `shop answered ${response.status} ${response.headers.get('location') ?? ''}`.trim(), [])
  return response
}

/**
 * Sends all answers that the guest's browser does not carry: those before the browser's answer now, the others later.
 * @returns the answer for the browser
 */
export async function sendOthers(courier: Courier, order: Order, deliveries: Delivery[]): Promise<Delivery | undefined> {
  const carried = deliveries.findLastIndex(({ by, afterMinutes }) => by === 'browser' && afterMinutes === 0)
  for (const [index, delivery] of deliveries.entries()) {
    if (index === carried) continue
    const before = delivery.afterMinutes === 0 && (index < carried || carried === -1)
    if (before) await sendWithRetries(courier, order, delivery)
    else runLater(delivery.afterMinutes * 60 || courier.refreshSeconds + 5, () => sendWithRetries(courier, order, delivery))
  }
  return deliveries[carried]
}

/** Repeats a callback that the shop does not acknowledge. */
async function sendWithRetries(courier: Courier, order: Order, delivery: Delivery): Promise<void> {
  for (let call = 1; call <= MOST_CALLS; call += 1) {
    const heard = await deliver(courier, order, delivery).then(acknowledged, () => false)
    if (heard || delivery.by === 'browser') return
    if (call < MOST_CALLS) await new Promise((done) => setTimeout(done, BETWEEN_CALLS_MS))
  }
}

const acknowledged = async (response: Response) => response.status === 200 && (await response.text()) === 'Approved'

const runLater = (seconds: number, work: () => Promise<void>) => setTimeout(work, seconds * 1000).unref()

const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe }

const latin5Form = (fields: [string, string][]): string => fields.map((pair) => pair.map(latin5Part).join('=')).join('&')

const latin5Part = (value: string): string =>
  Array.from(value, (letter) => {
    const byte = turkish[letter] ?? letter.charCodeAt(0)
    return byte < 128 ? encodeURIComponent(letter) : `%${byte.toString(16).toUpperCase()}`
  }).join('')
