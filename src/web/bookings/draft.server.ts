import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { GuestForm, PaymentPlan } from '#contract/booking-entries.ts'
import { Day } from '#contract/wire.ts'
import { pageCookie } from '../cookies.server.ts'

const Draft = z.object({ villaId: z.int(), checkIn: Day, checkOut: Day, guest: GuestForm, plan: PaymentPlan.optional() })
export type Draft = z.output<typeof Draft>

const LARGEST_DRAFT = 16_384
const compressed = pageCookie<string>('draft', { maxAge: 24 * 60 * 60 }, (value) => (typeof value === 'string' ? value : null))

/** Keeps the draft of a booking, so that it survives login and back navigation. Compressed, because browsers drop cookies over 4 kB. */
export const draftCookie = {
  async read(request: Request): Promise<Draft | null> {
    const value = await compressed.read(request)
    return value ? draftIn(value) : null
  },
  write: (draft: Draft, siteUrl: string): Promise<string> =>
    compressed.write(deflateRawSync(JSON.stringify(draft)).toString('base64url'), siteUrl),
  drop: compressed.drop,
}

function draftIn(value: string): Draft | null {
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: LARGEST_DRAFT }).toString()
    return Draft.parse(JSON.parse(text))
  } catch {
    return null
  }
}
