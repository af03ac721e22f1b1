import { asc, eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate, WordedTemplate } from '../mail/email-template.ts'
import { queueMail } from '../mail/outbox.ts'
import { inOwnWords } from '../mail/own-words.ts'
import { readSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import type { AboutBooking } from './about-booking.ts'
import { templatesIn } from './in-language.ts'
import type * as templates from './localized/templates.ts'
import { photoOfVilla } from './villa-photo.ts'

/** `write`: the mail by the templates of the booking's language. */
export async function queueForGuest(
  tx: Db,
  { now, env }: Deps,
  about: AboutBooking,
  write: (say: typeof templates) => GuestEmailTemplate | WordedTemplate,
): Promise<void> {
  const { booking, settings } = about
  const say = templatesIn(booking.language)
  const template = await inOwnWords(tx, write(say), { language: booking.language, settings })
  const mail = { ...template, ...photoOfVilla(about, env.siteUrl), to: booking.email }
  await queueMail(tx, now(), { bookingId: booking.id }, say.asMail(mail, settings))
}

type Whose = { bookingId: number } | { threadId: number } | { accountId: number | null }

type Reader = { to: string; language: Language; settings: Settings }

/** The owner whose address the mails go to, or else the first owner. `settings`: with texts in the reader's language. */
async function readReader(tx: Db, { env }: Pick<Deps, 'env'>): Promise<Reader> {
  const stored = await readSettings(tx)
  const to = env.OWNER_EMAIL ?? stored.contact.email
  const owners = await tx.select().from(accounts).where(eq(accounts.role, 'owner')).orderBy(asc(accounts.id))
  const reader = owners.find(({ email }) => email.toLowerCase() === to.toLowerCase()) ?? owners[0]
  const language = reader?.language ?? 'en'
  const { settings } = await translateSettings(tx, language, stored)
  return { to, language, settings }
}

/** `write`: the mail by the templates of the reader's language; null for no mail. */
export async function queueForOwners(
  tx: Db,
  deps: Pick<Deps, 'env' | 'now'>,
  whose: Whose,
  write: (say: typeof templates, settings: Settings) => OwnerEmailTemplate | null,
): Promise<void> {
  const { to, language, settings } = await readReader(tx, deps)
  const say = templatesIn(language)
  const mail = write(say, settings)
  if (mail) await queueMail(tx, deps.now(), { ...whose, audience: 'owner' }, say.asMail({ ...mail, to }, settings))
}

/** `write`: gets the booking with the owners' texts in the reader's language, not in the guest's. */
export const queueForOwner = <About extends AboutBooking>(
  tx: Db,
  deps: Pick<Deps, 'env' | 'now'>,
  about: About,
  write: (say: typeof templates, about: About) => OwnerEmailTemplate | null,
): Promise<void> => queueForOwners(tx, deps, { bookingId: about.booking.id }, (say, settings) => write(say, { ...about, settings }))
