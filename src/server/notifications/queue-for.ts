import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate } from '../mail/email-template.ts'
import { asMail } from '../mail/layout.ts'
import { queueMail } from '../mail/outbox.ts'
import type { AboutBooking } from './about-booking.ts'
import { templatesIn } from './in-language.ts'
import type * as templates from './templates.ts'

/** `write`: the mail by the templates of the booking's language. */
export async function queueForGuest(
  tx: Db,
  { now }: Deps,
  { booking, settings }: AboutBooking,
  write: (say: typeof templates) => GuestEmailTemplate,
): Promise<void> {
  const say = templatesIn(booking.language)
  await queueMail(tx, now(), { bookingId: booking.id }, say.asMail({ ...write(say), to: booking.email }, settings))
}

export async function queueForOwner(
  tx: Db,
  { env, now }: Deps,
  { booking, settings }: AboutBooking,
  template: OwnerEmailTemplate,
): Promise<void> {
  const to = env.OWNER_EMAIL ?? settings.contact.email
  await queueMail(tx, now(), { bookingId: booking.id, audience: 'owner' }, asMail({ ...template, to }, settings))
}
