import type { Delivery, Order } from './orders.ts'
import type { Till } from './till.ts'

/** Posts an answer to the shop as the guest's browser would, without cookies, or as the bank's own call. */
export async function deliver(
  send: typeof fetch,
  { book, now }: Till,
  order: Order,
  { url, by, fields, charset, origin }: Delivery,
): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (by === 'browser' && origin !== 'none') headers.origin = origin ?? 'http://127.0.0.1'
  const body = charset ? latin5Form(fields) : new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  const response = await send(url, { method: 'POST', headers, body, redirect: 'manual' })
  book.note(order, now(), 'in', `shop answered ${response.status} ${response.headers.get('location') ?? ''}`.trim(), [])
  return response
}

const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe }

const latin5Form = (fields: [string, string][]): string => fields.map((pair) => pair.map(latin5Part).join('=')).join('&')

const latin5Part = (value: string): string =>
  Array.from(value, (letter) => {
    const byte = turkish[letter] ?? letter.charCodeAt(0)
    return byte < 128 ? encodeURIComponent(letter) : `%${byte.toString(16).toUpperCase()}`
  }).join('')
