import { eq } from 'drizzle-orm'
import { bookingMoney } from '#domain/bookings/schedule.ts'
import { readCalendarOfStay } from '../calendars/stay-event.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { changeRequests, stayChanges, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { paidAmount } from '../payments/queries.ts'
import { aboutBooking } from './about-booking.ts'
import { queueForGuest, queueForOwner } from './queue-for.ts'

/** Once for each change: to the owners if the guest has made it, to the guest unless an owner has said not to. */
export async function queueMovedMails(tx: Db, deps: Deps, changeId: number): Promise<void> {
  const [change] = await tx.select().from(stayChanges).where(eq(stayChanges.id, changeId))
  if (!change) return
  const about = await aboutBooking(tx, change.bookingId)
  const named = await tx
    .select({ id: villas.id, name: villas.name })
    .from(villas)
    .where(anyOf(villas.id, [change.fromVillaId, change.toVillaId]))
  const getName = (villaId: number) => named.find(({ id }) => id === villaId)?.name ?? ''
  const state = bookingMoney(about.booking, await paidAmount(tx, about.booking.id))
  const moved = { ...change, fromVilla: getName(change.fromVillaId), toVilla: getName(change.toVillaId) }
  const { siteUrl } = deps.env
  const calendar = await readCalendarOfStay(tx, deps, about)
  if (change.guestTold) {
    await queueForGuest(tx, deps, about, (say) => ({ ...say.stayMoved(about, moved, state, siteUrl).guest, calendar }))
  }
  if (change.changedBy === null) await queueForOwner(tx, deps, about, (say, about) => say.stayMoved(about, moved, state, siteUrl).owner)
}

/** `eventId`: each change has a mail of its own. */
export async function queueDetailsChangedMail(tx: Db, deps: Deps, bookingId: number, eventId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  await queueForGuest(tx, deps, about, (say) => say.detailsChanged(about, eventId, deps.env.siteUrl))
}

export async function queueChangeAskedMail(tx: Db, deps: Deps, requestId: number): Promise<void> {
  const found = await requestWithVilla(tx, requestId)
  if (!found) return
  const about = await aboutBooking(tx, found.bookingId)
  await queueForOwner(tx, deps, about, (say, about) => say.changeAsked(about, found, deps.env.siteUrl))
}

export async function queueChangeDecidedMail(tx: Db, deps: Deps, requestId: number): Promise<void> {
  const found = await requestWithVilla(tx, requestId)
  if (!found) return
  const about = await aboutBooking(tx, found.bookingId)
  await queueForGuest(tx, deps, about, (say) => say.changeDecided(about, found, deps.env.siteUrl))
}

async function requestWithVilla(tx: Db, requestId: number) {
  const [found] = await tx
    .select({ request: changeRequests, villa: villas.name })
    .from(changeRequests)
    .innerJoin(villas, eq(villas.id, changeRequests.villaId))
    .where(eq(changeRequests.id, requestId))
  return found && { ...found.request, villa: found.villa }
}
