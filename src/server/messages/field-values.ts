import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { guideAccess } from '#domain/bookings/own-stay.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { FieldValues, MessageField } from '#domain/messages/fields.ts'
import { getPrefix, type Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import { findGuide, readTranslatedGuide } from '../guest-stays/villa-guide.ts'
import { paidAmount } from '../payments/queries.ts'
import type { SettingsByLanguage } from '../settings/settings-by-language.ts'
import { accessFacts } from '../stays/access-facts.ts'
import type { BookingRow } from '../stays/queries.ts'
import { threadPage } from '../threads/thread-link.ts'
import type { VillaRow } from '../villas/queries.ts'
import { textsIn } from './in-language.ts'

/** The id of a stay's conversation. `to_come`: it begins with the message, and so has no link yet; null: it has none. */
export type ThreadOfStay = number | 'to_come' | null

/** What a text can name for a stay now. `named`: what it names, as nothing else is read. `settingsIn`: of all texts that are filled in at once. */
export async function readFieldValues(
  deps: Deps,
  { booking, villa }: { booking: BookingRow; villa: VillaRow },
  threadId: ThreadOfStay,
  { language, named, settingsIn }: { language: Language; named: readonly MessageField[]; settingsIn: SettingsByLanguage },
): Promise<FieldValues<MessageField>> {
  const { db, env } = deps
  const isNamed = (...fields: MessageField[]) => fields.some((field) => named.includes(field))
  const money = isNamed('remaining', 'next_due') ? paymentState(booking.stages, await paidAmount(db, booking.id)) : null
  const settings = await settingsIn(language)
  return textsIn(language).fieldValues({
    booking,
    money,
    villa,
    settings,
    stayLink:
      booking.accountId === null
        ? linkByMail(deps, booking, threadId, language)
        : env.siteUrl + getPrefix(language) + ownStayPath(booking.code),
    directions: isNamed('directions') ? await readDirections(deps, booking, language) : '',
  })
}

/** To the conversation, for a guest without account. */
function linkByMail(deps: Deps, { email }: BookingRow, threadId: ThreadOfStay, language: Language): string | null {
  if (threadId === 'to_come') return `${deps.env.siteUrl}${getPrefix(language)}/ask/…`
  return threadId === null ? null : threadPage(deps, { id: threadId, language, stayEmail: email })
}

/** Empty while the guest may not read them. */
async function readDirections({ db, now }: Deps, booking: BookingRow, language: Language): Promise<string> {
  const { remaining } = paymentState(booking.stages, await paidAmount(db, booking.id))
  const access = guideAccess({ ...booking, ...(await accessFacts(db, booking, remaining)) }, dayAtProperty(now()))
  if (!access.guide) return ''
  const guide = await readTranslatedGuide(db, booking.villaId, await findGuide(db, booking.villaId), language)
  return guide?.directions ?? ''
}
