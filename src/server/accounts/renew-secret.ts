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
    const value = newToken()
    const doors = await renewDoorCodes(tx, old.value, value)
    const documents = await renewDocuments(tx, old.value, value)
    const stays = await renewStayCodes(tx, old.value, value)
    const banks = await renewBankKeys(tx, old.value, value)
    const rows = await tx.select().from(twoStep).for('update')
    for (const { accountId, sealedSecret } of rows) {
      const text = unsealSecret(old.value, accountId, sealedSecret)
      await tx
        .update(twoStep)
        .set({ sealedSecret: seal(value, boundTo(accountId), text) })
        .where(eq(twoStep.accountId, accountId))
    }
    await tx.update(secrets).set({ value }).where(eq(secrets.name, 'signing'))
    for (const table of liveKeys) await tx.delete(table)
    return rows.length + doors + documents + stays + banks
  })
}

async function renewDoorCodes(tx: Db, old: string, value: string): Promise<number> {
  const rows = await tx.select().from(villaGuides).where(isNotNull(villaGuides.sealedDoorCode)).for('update')
  for (const { villaId, sealedDoorCode } of rows) {
    const code = unsealDoorCode(old, villaId, sealedDoorCode ?? '')
    await tx
      .update(villaGuides)
      .set({ sealedDoorCode: seal(value, boundToDoor(villaId), code) })
      .where(eq(villaGuides.villaId, villaId))
  }
  return rows.length
}

/** A number that cannot be opened stays as it is: nobody could read it before either. */
async function renewDocuments(tx: Db, old: string, value: string): Promise<number> {
  const rows = await tx.select().from(guestDocuments).for('update')
  let renewed = 0
  for (const { bookingId, sealedNumber } of rows) {
    const number = opened(() => unseal(old, boundToDocument(bookingId), sealedNumber))
    if (number === null) continue
    await tx
      .update(guestDocuments)
      .set({ sealedNumber: seal(value, boundToDocument(bookingId), number) })
      .where(eq(guestDocuments.bookingId, bookingId))
    renewed += 1
  }
  return renewed
}

/** As of documents: a code that cannot be opened stays as it is. */
async function renewStayCodes(tx: Db, old: string, value: string): Promise<number> {
  const rows = await tx.select().from(stayAccess).where(isNotNull(stayAccess.sealedDoorCode)).for('update')
  let renewed = 0
  for (const { bookingId, sealedDoorCode } of rows) {
    const code = opened(() => unseal(old, boundToStay(bookingId), sealedDoorCode ?? ''))
    if (code === null) continue
    await tx
      .update(stayAccess)
      .set({ sealedDoorCode: seal(value, boundToStay(bookingId), code) })
      .where(eq(stayAccess.bookingId, bookingId))
    renewed += 1
  }
  return renewed
}

/** Keys of a former account that cannot be opened stay as they are, because nobody can enter them again. */
async function renewBankKeys(tx: Db, old: string, value: string): Promise<number> {
  const rows = await tx.select().from(bankAccounts).for('update')
  let renewed = 0
  for (const { id, clientId, sealed, endedAt } of rows) {
    const keys = opened(() => unseal(old, boundToBank(clientId), sealed))
    if (keys === null && endedAt) continue
    if (keys === null)
      throw new BadEnvironment(`The keys of the bank account ${clientId} cannot be opened. Enter them in the back office first.`)
    await tx
      .update(bankAccounts)
      .set({ sealed: seal(value, boundToBank(clientId), keys) })
      .where(eq(bankAccounts.id, id))
    renewed += 1
  }
  return renewed
}

function opened(unsealing: () => string): string | null {
  try {
    return unsealing()
  } catch {
    return null
  }
}

function unsealDoorCode(secret: string, villaId: number, sealed: string): string {
  const code = opened(() => unseal(secret, boundToDoor(villaId), sealed))
  if (code === null) throw new BadEnvironment(`The door code of villa ${villaId} cannot be opened. Remove it in the back office first.`)
  return code
}

function unsealSecret(secret: string, accountId: number, sealed: string): string {
  const text = opened(() => unseal(secret, boundTo(accountId), sealed))
  if (text === null)
    throw new BadEnvironment(`The second step of account ${accountId} cannot be opened. Turn it off with reset-two-step first.`)
  return text
}
