import { randomBytes } from 'node:crypto'
import { pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { cleanIcon, cleanPicture } from './clean.ts'
import { purposes } from './purposes.ts'
import { urlOf } from './queries.ts'
import { keepIcon, keepPicture } from './store.ts'

export type Given = { bytes: Uint8Array; file: string; alt: string; purpose: keyof typeof purposes }

/** Files are named by us alone: no sender's word reaches the disk. */
const newKey = (): string => `u-${randomBytes(12).toString('hex')}`

type Kept = Pick<Deps, 'db' | 'env' | 'now'>

/** Keeps a picture that was sent, drawn anew, or refuses it. Its smaller files are made by the job. @returns its key */
export async function takeInPicture({ db, env, now }: Kept, { bytes, file, alt, purpose }: Given): Promise<string> {
  const jpeg = await cleanPicture({ bytes, file, purpose: purposes[purpose] })
  const key = newKey()
  const measured = await keepPicture(env.DATA_DIR, key, jpeg)
  await db.insert(pictures).values({ key, alt, ...measured, createdAt: now() })
  return key
}

async function takeInIcon({ env }: Kept, { bytes, file, purpose }: Given): Promise<string> {
  const webp = await cleanIcon({ bytes, file, purpose: purposes[purpose] })
  return keepIcon(env.DATA_DIR, newKey(), webp)
}

/** @returns the address under which the site shows it */
export const takeIn = async (deps: Kept, given: Given): Promise<string> =>
  given.purpose === 'icon' ? takeInIcon(deps, given) : urlOf(await takeInPicture(deps, given))
