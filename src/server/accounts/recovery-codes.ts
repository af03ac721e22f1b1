import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { recoveryCodes } from '../db/schema.ts'
import { hashToken } from './tokens.ts'

const HOW_MANY = 10
const LETTERS = 16
// Nothing that is mistaken for something else on paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{4}(?!$)/g, '$&-')
}

type Owner = { accountId: number; salt: string }

const hashOf = ({ salt }: Owner, code: string) => hashToken(`${salt} ${plain(code)}`)

/** Ten new codes in place of whatever there was. @returns them, to be shown this once */
export async function renewRecoveryCodes(tx: Db, owner: Owner): Promise<string[]> {
  const { accountId } = owner
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashOf(owner, code) })))
  return codes
}

/** Uses a code up. @returns whether there was such a one */
export async function spendRecoveryCode(tx: Db, owner: Owner, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, owner.accountId), eq(recoveryCodes.codeHash, hashOf(owner, code))))
    .returning()
  return used.length > 0
}

export async function recoveryCodesLeft(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  return row?.left ?? 0
}
