import { randomBytes } from 'node:crypto'
import { nameToGreet } from '#domain/accounts/greeting.ts'
import { type Cents, writtenEuros } from '#domain/money.ts'
import { greeting } from '#words/mail-frame.en.ts'
import * as words from '#words/mail-stay.en.ts'
import type { GuestEmailTemplate } from '../mail/email-template.ts'
import type { BookingRow } from '../stays/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import { writtenStay } from './about-booking.ts'

type Cancelling = { booking: BookingRow; villa: VillaRow; refund: Cents }

/** Confirms a cancellation by the guest. Greets without a name: the address may not be proved. */
export const cancellationCode = ({ id }: { id: number }, { booking, villa, refund }: Cancelling, code: string): GuestEmailTemplate => ({
  kind: 'email code',
  about: `${id} ${randomBytes(9).toString('base64url')}`,
  subject: words.cancellationCode.subject(booking.code),
  preheader: words.codePreheader,
  blocks: [
    greeting(nameToGreet('', false)),
    words.cancellationCode.cancels(villa.name, writtenStay(booking), writtenEuros(refund)),
    { code },
    words.codeEnterIt,
    words.codeNotYou,
  ],
})
