import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { recoveryCodes } from '../db/schema.ts'
import { hashToken } from './tokens.ts'

const HOW_MANY = 10
const LETTERS = 16
// Without characters that are easily confused on paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{4}(?!$)/g, '$&-')
}

type Owner = { accountId: number; salt: string }

const hashRecoveryCode = ({ salt }: Owner, code: string) => hashToken(`${salt} ${plain(code)}`)

/** Replaces all recovery codes with ten new ones. @returns the codes, to be shown only now */
export async function renewRecoveryCodes(tx: Db, owner: Owner): Promise<string[]> {
  const { accountId } = owner
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(owner, code) })))
  return codes
}

/** Consumes a recovery code. @returns true if it existed */
export async function spendRecoveryCode(tx: Db, owner: Owner, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, owner.accountId), eq(recoveryCodes.codeHash, hashRecoveryCode(owner, code))))
    .returning()
  return used.length > 0
}

export async function recoveryCodesLeft(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  return row?.left ?? 0
}
