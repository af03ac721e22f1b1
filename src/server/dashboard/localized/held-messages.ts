import { and, asc, eq } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-attention.ts'
import { fields } from '#words/en/office-messages.ts'
import type { Db } from '../../db/client.ts'
import { bookings, messageTemplates, sentTemplates } from '../../db/schema.ts'
import { hasMessages } from '../../messages/message-stays.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Texts that could not be sent because a stay lacks what they name. */
export async function heldMessages(db: Db): Promise<Attention[]> {
  const rows = await db
    .select({ name: messageTemplates.name, missing: sentTemplates.missing, at: sentTemplates.at, booking: bookings })
    .from(sentTemplates)
    .innerJoin(messageTemplates, eq(messageTemplates.id, sentTemplates.templateId))
    .innerJoin(bookings, eq(bookings.id, sentTemplates.bookingId))
    .where(and(eq(sentTemplates.state, 'held'), hasMessages))
    .orderBy(asc(sentTemplates.at))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ name, missing, at, booking }) =>
    attentionItem('held_message', words.heldMessage(name, booking.guestName, missing.map((field) => fields[field]).join(', ')), {
      at: at.toISOString(),
      bookingId: booking.id,
    }),
  )
}
