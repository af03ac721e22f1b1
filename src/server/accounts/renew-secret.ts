import { eq, isNotNull } from 'drizzle-orm'
import { BadEnvironment } from '../bad-environment.ts'
import type { Db } from '../db/client.ts'
import { bankAccounts, guestDocuments, secrets, stayAccess, twoStep, villaGuides } from '../db/schema.ts'
import { boundToBank, boundToDocument, boundToDoor, boundToStay, seal, unseal } from '../sealed.ts'
import { boundTo } from './check-code.ts'
import { newToken } from './tokens.ts'
import { liveKeys } from './ways-in.ts'

/**
 * Replaces the site's secret after a possible leak, in one transaction. Re-encrypts what was sealed with the old secret; ends all
 * sessions and invalidates mailed links.
 * @returns number of re-encrypted values
 */
export function renewSecret(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const [old] = await tx.select().from(secrets).where(eq(secrets.name, 'signing')).for('update')
    if (!old) throw new BadEnvironment('There is no secret yet; the first start makes it.')
    const keys: Keys = { old: old.value, value: newToken() }
    const renewed = [
      await renewDoorCodes(tx, keys),
      await renewDocuments(tx, keys),
      await renewStayCodes(tx, keys),
      await renewBankKeys(tx, keys),
      await renewTwoStep(tx, keys),
    ]
    await tx.update(secrets).set({ value: keys.value }).where(eq(secrets.name, 'signing'))
    for (const table of liveKeys) await tx.delete(table)
    return renewed.reduce((sum, count) => sum + count, 0)
  })
}

/** The site's secret as it was and as it becomes. */
type Keys = { old: string; value: string }

/** Null if the old secret does not open it. */
function sealAnew({ old, value }: Keys, bound: string, sealed: string): string | null {
  try {
    return seal(value, bound, unseal(old, bound, sealed))
  } catch {
    return null
  }
}

async function renewDoorCodes(tx: Db, keys: Keys): Promise<number> {
  const rows = await tx.select().from(villaGuides).where(isNotNull(villaGuides.sealedDoorCode)).for('update')
  for (const { villaId, sealedDoorCode } of rows) {
    const anew = sealAnew(keys, boundToDoor(villaId), sealedDoorCode ?? '')
    if (anew === null) throw new BadEnvironment(`The door code of villa ${villaId} cannot be opened. Remove it in the back office first.`)
    await tx.update(villaGuides).set({ sealedDoorCode: anew }).where(eq(villaGuides.villaId, villaId))
  }
  return rows.length
}

/** A number that cannot be opened stays as it is: nobody could read it before either. */
async function renewDocuments(tx: Db, keys: Keys): Promise<number> {
  const rows = await tx.select().from(guestDocuments).for('update')
  let renewed = 0
  for (const { bookingId, sealedNumber } of rows) {
    const anew = sealAnew(keys, boundToDocument(bookingId), sealedNumber)
    if (anew === null) continue
    await tx.update(guestDocuments).set({ sealedNumber: anew }).where(eq(guestDocuments.bookingId, bookingId))
    renewed += 1
  }
  return renewed
}

/** As of documents: a code that cannot be opened stays as it is. */
async function renewStayCodes(tx: Db, keys: Keys): Promise<number> {
  const rows = await tx.select().from(stayAccess).where(isNotNull(stayAccess.sealedDoorCode)).for('update')
  let renewed = 0
  for (const { bookingId, sealedDoorCode } of rows) {
    const anew = sealAnew(keys, boundToStay(bookingId), sealedDoorCode ?? '')
    if (anew === null) continue
    await tx.update(stayAccess).set({ sealedDoorCode: anew }).where(eq(stayAccess.bookingId, bookingId))
    renewed += 1
  }
  return renewed
}

/** Keys of a former account that cannot be opened stay as they are, because nobody can enter them again. */
async function renewBankKeys(tx: Db, keys: Keys): Promise<number> {
  const rows = await tx.select().from(bankAccounts).for('update')
  let renewed = 0
  for (const { id, clientId, sealed, endedAt } of rows) {
    const anew = sealAnew(keys, boundToBank(clientId), sealed)
    if (anew === null && endedAt) continue
    if (anew === null)
      throw new BadEnvironment(`The keys of the bank account ${clientId} cannot be opened. Enter them in the back office first.`)
    await tx.update(bankAccounts).set({ sealed: anew }).where(eq(bankAccounts.id, id))
    renewed += 1
  }
  return renewed
}

async function renewTwoStep(tx: Db, keys: Keys): Promise<number> {
  const rows = await tx.select().from(twoStep).for('update')
  for (const { accountId, sealedSecret } of rows) {
    const anew = sealAnew(keys, boundTo(accountId), sealedSecret)
    if (anew === null)
      throw new BadEnvironment(`The second step of account ${accountId} cannot be opened. Turn it off with reset-two-step first.`)
    await tx.update(twoStep).set({ sealedSecret: anew }).where(eq(twoStep.accountId, accountId))
  }
  return rows.length
}
