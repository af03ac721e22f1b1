import { eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { stayCalendarIn } from '#words/stay-calendar.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges } from '../db/schema.ts'
import type { Env } from '../env.ts'
import type { BookingRow } from '../stays/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import { calendarFile } from './ics.ts'

type Booked = { booking: BookingRow; villa: VillaRow; settings: Settings }
type Here = { env: Pick<Env, 'siteUrl'>; now: () => Date }

/** A guest's stay as an iCalendar file, with the changes of its history as its sequence. */
export const readCalendarOfStay = async (db: Db, here: Here, about: Booked): Promise<string> =>
  calendarOfStay(here, about, await db.$count(bookingChanges, eq(bookingChanges.bookingId, about.booking.id)))

/**
 * The UID is stable and the history of a stay only grows, so that the file of each mail and download replaces the one before, also where
 * they are opened in another order. A stay that has lost its nights is called off.
 */
export const calendarOfStay = ({ env, now }: Here, { booking, villa, settings }: Booked, sequence: number): string =>
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
        sequence,
        organizer: settings.contact.email,
        cancelled: booking.deletedAt !== null || !blocksNights(booking.status),
      },
    ],
    booking.language,
  )
