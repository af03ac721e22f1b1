import type { Settings } from '#contract/settings.ts'
import { stayCalendarIn } from '#words/stay-calendar.ts'
import type { Env } from '../env.ts'
import type { BookingRow } from '../stays/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import { calendarFile } from './ics.ts'

type Booked = { booking: BookingRow; villa: VillaRow; settings: Settings }

/** A guest's stay as an iCalendar file. The UID is stable, so that importing it again updates the event. */
export const calendarOfStay = (
  { env, now }: { env: Pick<Env, 'siteUrl'>; now: () => Date },
  { booking, villa, settings }: Booked,
): string =>
  calendarFile(
    [
      {
        uid: `${booking.code}@${new URL(env.siteUrl).hostname}`,
        checkIn: booking.checkIn,
        checkOut: booking.checkOut,
        summary: stayCalendarIn(booking.language).summary(villa.name, booking.code),
        description: stayCalendarIn(booking.language).description(booking.code),
        location: settings.contact.address,
        changedAt: now(),
        transparent: true,
      },
    ],
    booking.language,
  )
