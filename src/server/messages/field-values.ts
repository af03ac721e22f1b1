import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { guideAccess } from '#domain/bookings/own-stay.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { FieldValues, MessageField } from '#domain/messages/fields.ts'
import type { Cents } from '#domain/money.ts'
import { getPrefix, type Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import { findGuide, readTranslatedGuide } from '../guest-stays/villa-guide.ts'
import { paidAmount } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import { accessFacts } from '../stays/access-facts.ts'
import type { BookingRow } from '../stays/queries.ts'
import { threadPage } from '../threads/thread-link.ts'
import type { VillaRow } from '../villas/queries.ts'
import { textsIn } from './in-language.ts'

/** What a text can name for a stay now. `threadId`: of its conversation, if it has begun. */
export async function readFieldValues(
  deps: Deps,
  { booking, villa }: { booking: BookingRow; villa: VillaRow },
  threadId: number | null,
  language: Language,
): Promise<FieldValues<MessageField>> {
  const { db, now, env } = deps
  const money = paymentState(booking.stages, await paidAmount(db, booking.id))
  const { settings } = await translateSettings(db, language, await readSettings(db))
  const byLink = threadId === null ? null : threadPage(deps, { id: threadId, language, stayEmail: booking.email })
  return textsIn(language).fieldValues({
    booking,
    money,
    villa,
    settings,
    stayLink: booking.accountId === null ? byLink : env.siteUrl + getPrefix(language) + ownStayPath(booking.code),
    directions: await readDirections(deps, { booking, remaining: money.remaining, today: dayAtProperty(now()) }, language),
  })
}

/** Empty while the guest may not read them. */
type Visit = { booking: BookingRow; remaining: Cents; today: CalendarDay }

async function readDirections({ db }: Deps, { booking, remaining, today }: Visit, language: Language): Promise<string> {
  const access = guideAccess({ ...booking, ...(await accessFacts(db, booking, remaining)) }, today)
  if (!access.guide) return ''
  const guide = await readTranslatedGuide(db, booking.villaId, await findGuide(db, booking.villaId), language)
  return guide?.directions ?? ''
}
