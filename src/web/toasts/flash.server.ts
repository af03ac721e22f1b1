import { z } from 'zod'
import type { Toast } from './toast.ts'

const COOKIE = 'toast'
const Said = z.object({ title: z.string(), text: z.string().optional(), tone: z.enum(['plain', 'good', 'bad']).optional() })
const PATTERN = /(?:^|;\s*)toast=([A-Za-z0-9_-]+)/

/** `Set-Cookie` header that keeps a toast across a redirect. */
export function flash(toast: Toast): string {
  const value = Buffer.from(JSON.stringify(toast)).toString('base64url')
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`
}

export const noFlash = `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`

export function readFlash(request: Request): Toast | null {
  const value = request.headers.get('cookie')?.match(PATTERN)?.[1]
  if (!value) return null
  try {
    const { title, text, tone } = Said.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    return { title, ...(text === undefined ? {} : { text }), ...(tone === undefined ? {} : { tone }) }
  } catch {
    return null
  }
}
