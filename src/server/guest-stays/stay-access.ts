import type { AnswerOf, InputOf } from '#contract/call.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { stayAccessCalls } from '#contract/stay-access.ts'
import { doorCodeFrom, guideAccess } from '#domain/bookings/own-stay.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { isSold } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { stayAccess } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { paidAmount } from '../payments/queries.ts'
import { boundToStay, seal, unseal } from '../sealed.ts'
import { accessFacts, findAccessRow, type StayAccessRow } from '../stays/access-facts.ts'
import { type BookingRow, bookingById, lockedBooking } from '../stays/queries.ts'
import { findGuide, openDoorCode } from './villa-guide.ts'

/** The door code of a stay in plain text: its own, or that of its villa; null if there is none. */
export async function readDoorCode(deps: Deps, booking: BookingRow): Promise<string | null> {
  const own = await findAccessRow(deps.db, booking)
  if (own?.sealedDoorCode) return openOwnCode(deps, own)
  const guide = await findGuide(deps.db, booking.villaId)
  return guide ? openDoorCode(deps, guide) : null
}

function openOwnCode({ secret, log }: Deps, { bookingId, sealedDoorCode }: StayAccessRow): string | null {
  try {
    return unseal(secret, boundToStay(bookingId), sealedDoorCode ?? '')
  } catch {
    log.error({ bookingId }, 'the door code of a stay cannot be decrypted: please enter it again')
    return null
  }
}

export async function readAccess({ db, now }: Deps, bookingId: number): Promise<AnswerOf<typeof stayAccessCalls.read>> {
  const found = await bookingById(db, bookingId)
  if (!found) throw new Refusal('no_such_booking')
  const { booking } = found
  const today = dayAtProperty(now())
  if (!hasDoor(booking, today)) return { access: null }
  const { remaining } = paymentState(booking.stages, await paidAmount(db, bookingId))
  const facts = await accessFacts(db, booking, remaining)
  const hasOwn = Boolean((await findAccessRow(db, booking))?.sealedDoorCode)
  const hasVillas = Boolean((await findGuide(db, booking.villaId))?.sealedDoorCode)
  return {
    access: {
      ...guideAccess({ ...booking, ...facts }, today),
      doorCodeFrom: doorCodeFrom(booking),
      shown: facts.shown,
      code: hasOwn ? 'own' : hasVillas ? 'villa' : null,
    },
  }
}

/** A cancelled, deleted or unpaid booking opens no door, and a stay that is over no longer; one whose payment is corrected goes on. */
const hasDoor = ({ status, hold, deletedAt, checkOut }: BookingRow, today: string): boolean =>
  (isSold(status) || hold === 'correction') && deletedAt === null && today <= checkOut

export async function showDoorCode(deps: Deps, account: Account, { bookingId, show }: InputOf<typeof stayAccessCalls.show>) {
  const shownAt = show ? deps.now() : null
  return decide(deps, account, bookingId, { shownAt }, { doorCode: show ? 'shown' : 'not shown' })
}

/** The activity says that the code changed, never what it is. */
export async function giveDoorCode(deps: Deps, account: Account, { bookingId, doorCode }: InputOf<typeof stayAccessCalls.giveCode>) {
  const sealedDoorCode = doorCode ? seal(deps.secret, boundToStay(bookingId), doorCode) : null
  return decide(deps, account, bookingId, { sealedDoorCode }, { doorCode: doorCode ? 'changed' : 'removed' })
}

export async function lookAtDoorCode(deps: Deps, account: Account, bookingId: number): Promise<{ doorCode: string }> {
  return deps.db.transaction(async (tx) => {
    const booking = await lockedStay(tx, deps, bookingId)
    const doorCode = await readDoorCode({ ...deps, db: tx }, booking)
    if (doorCode === null) throw new Refusal('no_door_code')
    await recordActivity(tx, account, deps.now(), { subject: `booking ${booking.code}`, action: 'look at door code' })
    return { doorCode }
  })
}

type Decision = Partial<Pick<StayAccessRow, 'shownAt' | 'sealedDoorCode'>>

async function decide(deps: Deps, account: Account, bookingId: number, decision: Decision, after: { doorCode: string }) {
  await deps.db.transaction(async (tx) => {
    const { code, villaId } = await lockedStay(tx, deps, bookingId)
    const before = await findAccessRow(tx, { id: bookingId, villaId })
    const row = { villaId, shownAt: before?.shownAt ?? null, sealedDoorCode: before?.sealedDoorCode ?? null, ...decision }
    await tx
      .insert(stayAccess)
      .values({ bookingId, ...row })
      .onConflictDoUpdate({ target: stayAccess.bookingId, set: row })
    await recordActivity(tx, account, deps.now(), { subject: `booking ${code}`, action: 'door code', after })
  })
  return {}
}

async function lockedStay(tx: Db, { now }: Deps, bookingId: number): Promise<BookingRow> {
  const booking = await lockedBooking(tx, bookingId)
  refuseIf(!hasDoor(booking, dayAtProperty(now())) && 'no_stay_to_enter')
  return booking
}
