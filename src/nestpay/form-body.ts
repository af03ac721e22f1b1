import type { Fields } from './fields.ts'
import { latin5Text } from './latin5.ts'

const LARGEST = 64 * 1024

export type ReadForm = { fields: Fields } | { unreadable: string }

/** Parses a posted form as bytes, before decoding a character set. Rejects ambiguous input. */
export function readFormBody(body: Uint8Array, contentType: string | null): ReadForm {
  if (body.length > LARGEST) return { unreadable: 'too large' }
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '')) return { unreadable: 'not a form' }
  const fields: (readonly [string, string])[] = []
  const seen = new Map<string, string>()
  for (const part of latin1(body).split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    const key = decoded(name)
    const value = decoded(rest.join('='))
    if (key === null || value === null) return { unreadable: 'broken encoding' }
    const before = seen.get(key.toLowerCase())
    if (before !== undefined && before !== value) return { unreadable: `two values for ${key.slice(0, 40)}` }
    if (before === undefined) fields.push([key, value])
    seen.set(key.toLowerCase(), value)
  }
  return { fields }
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const utf8 = new TextDecoder('utf-8', { fatal: true })

function decoded(text: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(text)) return null
  const raw = text.replaceAll('+', ' ').replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const bytes = Buffer.from(raw, 'latin1')
  try {
    return utf8.decode(bytes)
  } catch {
    return latin5Text(bytes)
  }
}
