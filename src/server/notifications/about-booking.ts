import { eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { addressProved } from '../accounts/email-proved.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { PaymentRow } from '../payments/queries.ts'
import { nameSmallJpeg } from '../pictures/files.ts'
import { picturesAt, toKey } from '../pictures/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import { type BookingRow, bookingById } from '../stays/queries.ts'
import { listAddresses, type VillaRow } from '../villas/queries.ts'

export type AboutBooking = {
  booking: BookingRow
  villa: VillaRow
  settings: Settings
  /** The first picture of the villa; null without one of this site. */
  picture: VillaPicture | null
  /** True if the guest's mails reach the account's proved address. Otherwise they contain no text entered in the booking. */
  addressProved: boolean
}
/** `file`: of its small version. */
export type VillaPicture = { key: string; file: string; width: number; height: number }
export type AboutPayment = AboutBooking & { payment: PaymentRow }

/** With the owners' texts in the language of the booking. */
export async function aboutBooking(tx: Db, bookingId: number): Promise<AboutBooking> {
  const found = await bookingById(tx, bookingId)
  if (!found) throw new Error(`booking ${bookingId} is gone`)
  const { settings } = await translateSettings(tx, found.booking.language, await readSettings(tx))
  return {
    ...found,
    settings,
    picture: await readPicture(tx, found.villa),
    addressProved: await addressProved(tx, found.booking),
  }
}

async function readPicture(tx: Db, villa: VillaRow): Promise<VillaPicture | null> {
  const [url] = listAddresses(villa)
  const key = toKey(url ?? null)
  const found = key === null ? null : (await picturesAt(tx, [url ?? null]))(url ?? null)
  return found && key !== null ? { key, file: nameSmallJpeg(key), width: found.width, height: found.height } : null
}

export async function aboutPayment(tx: Db, paymentId: number): Promise<AboutPayment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error(`payment ${paymentId} is gone`)
  return { payment, ...(await aboutBooking(tx, payment.bookingId)) }
}
