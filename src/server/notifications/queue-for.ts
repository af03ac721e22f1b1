import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate } from '../mail/email-template.ts'
import { queueMail } from '../mail/outbox.ts'
import { readSettings } from '../settings/queries.ts'
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

type Whose = { bookingId: number } | { accountId: number | null }

/** `write`: the mail by the templates of the language of the owner whose address it goes to, or else of the first owner; null for no mail. */
export async function queueForOwners(
  tx: Db,
  { env, now }: Pick<Deps, 'env' | 'now'>,
  whose: Whose,
  write: (say: typeof templates) => OwnerEmailTemplate | null,
): Promise<void> {
  const settings = await readSettings(tx)
  const to = env.OWNER_EMAIL ?? settings.contact.email
  const owners = await tx.select().from(accounts).where(eq(accounts.role, 'owner')).orderBy(asc(accounts.id))
  const reader = owners.find(({ email }) => email.toLowerCase() === to.toLowerCase()) ?? owners[0]
  const say = templatesIn(reader?.language ?? 'en')
  const mail = write(say)
  if (mail) await queueMail(tx, now(), { ...whose, audience: 'owner' }, say.asMail({ ...mail, to }, settings))
}

export const queueForOwner = (
  tx: Db,
  deps: Deps,
  { booking }: AboutBooking,
  write: (say: typeof templates) => OwnerEmailTemplate | null,
): Promise<void> => queueForOwners(tx, deps, { bookingId: booking.id }, write)
