import { and, desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { mailWordsCalls } from '#contract/mail-words.ts'
import type { Settings } from '#contract/settings.ts'
import type { WordedMail } from '#domain/mails/worded-mails.ts'
import type { Language } from '#words/languages.ts'
import { payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { EmailTemplate, WordedTemplate } from '../mail/email-template.ts'
import { queueMail } from '../mail/outbox.ts'
import { inOwnWords } from '../mail/own-words.ts'
import { sayInWords } from '../mail/say-in-words.ts'
import { aboutBooking } from '../notifications/about-booking.ts'
import { samplesIn, templatesIn } from '../notifications/in-language.ts'
import type { RealStay } from '../notifications/localized/samples.ts'
import { paidAmount } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import { requireBooking } from './planned.ts'
import { refuseWords } from './refuse-words.ts'

type Here = Pick<Deps, 'env' | 'now'>
type Shown = InputOf<typeof mailWordsCalls.preview>

/** An example of a mail, with its first texts. */
export function writeSample(mail: WordedMail, language: Language, settings: Settings, here: Here, real?: RealStay): WordedTemplate {
  const all = Object.values(samplesIn(language).sampleTemplates(settings, here, real)).flat()
  const found = all.find((one): one is WordedTemplate => 'words' in one && one.words === mail)
  if (!found) throw new Error(`there is no sample of the mail ${mail}`)
  return found
}

/** With the latest payment of the stay, if it has one. */
async function readStay({ db }: Deps, bookingId: number): Promise<RealStay> {
  await requireBooking(db, bookingId)
  const about = await aboutBooking(db, bookingId)
  const [payment = samplesIn('en').samplePayment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved')))
    .orderBy(desc(payments.id))
    .limit(1)
  return { about: { ...about, payment }, paid: await paidAmount(db, bookingId) }
}

type Written = { language: Language; settings: Settings; template: Omit<EmailTemplate, 'to'> }

/** A mail in the words in which it would be sent now, or in those typed. Its language: theirs, as asked, or that of the stay. @throws Refusal `no_such_booking` */
async function write(deps: Deps, { mail, bookingId, typed, ...asked }: Shown): Promise<Written> {
  const { db } = deps
  const real = bookingId === undefined ? undefined : await readStay(deps, bookingId)
  const language = typed?.language ?? asked.language ?? real?.about.booking.language ?? 'en'
  const { settings } = await translateSettings(db, language, await readSettings(db))
  const inLanguage = real && { ...real, about: { ...real.about, settings } }
  const sample = writeSample(mail, language, settings, deps, inLanguage)
  const template = typed ? sayInWords(sample, typed, settings) : await inOwnWords(db, sample, { language, settings })
  return { language, settings, template }
}

/** @throws Refusal `no_such_booking`, `bad_input` for words that could not be saved */
export async function previewMail(deps: Deps, shown: Shown): Promise<AnswerOf<typeof mailWordsCalls.preview>> {
  if (shown.typed) refuseWords(shown.mail, [shown.typed])
  const { language, settings, template } = await write(deps, shown)
  const { subject, text, html } = templatesIn(language).asMail({ ...template, to: '' }, settings)
  return { language, subject, text, html }
}

/** Mails it to the person who asks for it. */
export async function mailSample(deps: Deps, { id, email }: Account, shown: Shown): Promise<{ to: string }> {
  const { language, settings, template } = await write(deps, shown)
  const test = { ...template, kind: 'message test', about: `${shown.mail} ${id} ${deps.now().toISOString()}`, to: email } as const
  await queueMail(deps.db, deps.now(), { accountId: id }, templatesIn(language).asMail(test, settings))
  return { to: email }
}
