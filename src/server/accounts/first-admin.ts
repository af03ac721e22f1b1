import { randomBytes } from 'node:crypto'
import { firstAdmin } from '#words/records.ts'
import { BadEnvironment } from '../bad-environment.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { guessable } from './guessable.ts'
import { anOwnerExists } from './queries.ts'

const DEFAULT_ADMIN_EMAIL = 'owner@villas.example'

/** Whether an administrator with a generated password must set a new one first. Not required while trying the site out. */
export const wantsOwnPassword = ({ LIVE, ADMIN_TWO_STEP }: Pick<Env, 'LIVE' | 'ADMIN_TWO_STEP'>): boolean =>
  LIVE === '1' || ADMIN_TWO_STEP === 'required'

/**
 * Creates the first administrator if there is none. Safe in processes that start at the same time.
 * @returns the generated password, to be printed once; null if none was generated
 */
export async function ensureAdmin({
  db,
  env,
  passwords,
}: Pick<Deps, 'db' | 'env' | 'passwords'>): Promise<{ email: string; password: string } | null> {
  if (await anOwnerExists(db)) return null
  const email = env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  if (guessable(password, [email]))
    throw new BadEnvironment('ADMIN_PASSWORD is among the most used ones, or made of ADMIN_EMAIL. Please choose another.')
  const [made] = await db
    .insert(accounts)
    .values({
      fullName: firstAdmin,
      email,
      passwordHash: await passwords.hash(password),
      status: 2,
      role: 'owner',
      passwordMadeUp: !env.ADMIN_PASSWORD,
      emailProvedAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (made) return env.ADMIN_PASSWORD ? null : { email, password }
  // Another process may have started at the same moment and created the administrator, with another password.
  if (await anOwnerExists(db)) return null
  throw new BadEnvironment(`${email} is the account of a guest and cannot become an administrator's. Please choose another ADMIN_EMAIL.`)
}
