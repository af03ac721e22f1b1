import { randomBytes } from 'node:crypto'
import { BadEnvironment } from '../bad-environment.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { guessable } from './guessable.ts'
import { hashPassword } from './passwords.ts'
import { accountByEmail, anAdminExists } from './queries.ts'

const DEFAULT_ADMIN_EMAIL = 'owner@villas.example'

/** True if an administrator with a generated password must set an own one first. Not required in a trial installation. */
export const wantsOwnPassword = ({ LIVE, ADMIN_TWO_STEP }: Pick<Env, 'LIVE' | 'ADMIN_TWO_STEP'>): boolean =>
  LIVE === '1' || ADMIN_TWO_STEP === 'required'

/**
 * Creates an administrator if there is none.
 * @returns email and password to print once, if the password was generated
 */
export async function ensureAdmin({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<{ email: string; password: string } | null> {
  if (await anAdminExists(db)) return null
  const email = env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  if (guessable(password, [email]))
    throw new BadEnvironment('ADMIN_PASSWORD is among the most used ones, or made of ADMIN_EMAIL. Please choose another.')
  if (await accountByEmail(db, email)) throw new Error(`${email} is a guest's account and cannot become the first administrator's.`)
  await db
    .insert(accounts)
    .values({
      fullName: 'Owner',
      email,
      passwordHash: await hashPassword(password),
      status: 2,
      passwordMadeUp: !env.ADMIN_PASSWORD,
      emailProvedAt: new Date(),
    })
    .onConflictDoNothing()
  return env.ADMIN_PASSWORD ? null : { email, password }
}
