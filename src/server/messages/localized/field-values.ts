import type { Settings } from '#contract/settings.ts'
import type { PaymentState } from '#domain/bookings/schedule.ts'
import type { FieldValues, MessageField } from '#domain/messages/fields.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { nextDue } from '#words/en/message-fields.ts'
import { formatEuros } from '#words/en/numbers.ts'
import { houseValues } from '../../mail/house-values.ts'
import { stayValues } from '../../notifications/localized/stay-values.ts'
import type { BookingRow } from '../../stays/queries.ts'
import type { VillaRow } from '../../villas/queries.ts'

type Facts = {
  booking: BookingRow
  villa: VillaRow
  settings: Settings
  stayLink: string | null
  /** Empty while the guest may not read them. */
  directions: string
  /** Null where a text does not name it. */
  money: Pick<PaymentState, 'remaining' | 'next'> | null
}

/** What a text to the guest of a stay can name, in the language of the copy. */
export const fieldValues = ({ booking, villa, settings, stayLink, directions, money }: Facts): FieldValues<MessageField> => ({
  guest: booking.guestName || null,
  ...stayValues({ booking, villa }),
  ...houseValues(settings),
  stay_link: stayLink,
  directions: directions || null,
  remaining: money && formatEuros(money.remaining),
  next_due: money?.next ? nextDue(formatEuros(money.next.due), formatDayWithWeekday(money.next.dueOn)) : null,
})
