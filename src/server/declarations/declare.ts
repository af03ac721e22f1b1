import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { declarationCalls } from '#contract/declarations.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { declarations, platformStays, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

/** Notes that a month was declared, or that it was not. */
export async function declareMonth({ db, now }: Deps, account: Account, input: InputOf<typeof declarationCalls.declare>) {
  const { month, kind, declaredOn = null } = input
  await db.transaction(async (tx) => {
    const [before] = await tx
      .delete(declarations)
      .where(and(eq(declarations.month, month), eq(declarations.kind, kind)))
      .returning()
    if (declaredOn !== null)
      await tx
        .insert(declarations)
        .values({ month, kind, declaredOn, declaredBy: account.id })
        .onConflictDoUpdate({ target: [declarations.month, declarations.kind], set: { declaredOn, declaredBy: account.id } })
    const change = { before: { declaredOn: before?.declaredOn ?? null }, after: { declaredOn } }
    await recordActivity(tx, account, now(), { subject: `declaration of ${kind} ${month}`, action: 'change', ...change })
  })
  return {}
}

/** Adds a stay of another platform. The activity does not name its guest. */
export async function addPlatformStay({ db, now }: Deps, account: Account, stay: InputOf<typeof declarationCalls.addStay>) {
  if (stay.checkOut <= stay.checkIn) throw badFields({ checkOut: 'period_reversed' })
  return db.transaction(async (tx) => {
    const [villa] = await tx.select({ name: villas.name }).from(villas).where(eq(villas.id, stay.villaId))
    if (!villa) throw badFields({ villaId: 'no_such_villa' })
    const [saved] = await tx
      .insert(platformStays)
      .values({ ...stay, country: stay.country ?? '', createdAt: now() })
      .onConflictDoNothing()
      .returning()
    if (!saved) throw badFields({ checkIn: 'stay_of_day_exists' })
    const { platform, checkIn, checkOut, amount } = saved
    const after = { villa: villa.name, platform, checkIn, checkOut, amount }
    await recordActivity(tx, account, now(), { subject: `stay of ${platform}`, action: 'add', after })
    return { id: saved.id }
  })
}

export async function removePlatformStay({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(platformStays).where(eq(platformStays.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    const { platform, checkIn, checkOut, amount } = before
    await recordActivity(tx, account, now(), { subject: `stay of ${platform}`, action: 'delete', before: { checkIn, checkOut, amount } })
  })
  return {}
}
