import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { GuestForm, PaymentPlan } from '#contract/booking-entries.ts'
import { Day } from '#contract/wire.ts'

const Draft = z.object({ villaId: z.int(), checkIn: Day, checkOut: Day, guest: GuestForm, plan: PaymentPlan.optional() })
export type Draft = z.output<typeof Draft>

const PATTERN = /(?:^|;\s*)draft=([A-Za-z0-9_-]+)/
const KEPT_FOR_SECONDS = 24 * 60 * 60
const LARGEST_DRAFT = 16_384

const cookie = (value: string, seconds: number, secure: boolean) =>
  `draft=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

/** `Set-Cookie` header that stores the draft, so that it survives login and back navigation. Sent only to this site. */
export function keepDraft(draft: Draft, siteUrl: string): string {
  const value = deflateRawSync(JSON.stringify(draft)).toString('base64url')
  return cookie(value, KEPT_FOR_SECONDS, siteUrl.startsWith('https:'))
}

export const noDraft = (siteUrl: string): string => cookie('', 0, siteUrl.startsWith('https:'))

export function readDraft(request: Request): Draft | null {
  const value = request.headers.get('cookie')?.match(PATTERN)?.[1]
  if (!value) return null
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: LARGEST_DRAFT }).toString()
    return Draft.parse(JSON.parse(text))
  } catch {
    return null
  }
}
