import { randomBytes } from 'node:crypto'
import { Refused } from '#contract/refused.ts'
import { icons, pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { cleaned } from './clean.ts'
import { DrawingFailed } from './drawing.ts'
import { keepIcon, keepPicture } from './files.ts'
import { purposes } from './purposes.ts'
import { urlOf, urlOfIcon } from './queries.ts'

export type Given = { bytes: Uint8Array; file: string; alt: string; purpose: keyof typeof purposes }

/** Files are named by us alone: no sender's word reaches the store. */
const newKey = (): string => `u-${randomBytes(12).toString('hex')}`

export type Taking = Pick<Deps, 'db' | 'store' | 'now' | 'log'>

/** Keeps a picture that was sent, drawn anew, or refuses it. Its smaller files are made by the job. @returns its key */
export async function takeInPicture({ db, store, now, log }: Taking, { bytes, file, alt, purpose }: Given): Promise<string> {
  const jpeg = await orRefused(log, cleaned('picture', { bytes, file, purpose: purposes[purpose] }))
  const key = newKey()
  const measured = await orRefused(log, keepPicture(store, key, jpeg))
  await db.insert(pictures).values({ key, alt, ...measured, createdAt: now() })
  return key
}

async function takeInIcon({ db, store, now, log }: Taking, { bytes, file, purpose }: Given): Promise<string> {
  const webp = await orRefused(log, cleaned('icon', { bytes, file, purpose: purposes[purpose] }))
  const key = newKey()
  await orRefused(log, keepIcon(store, key, webp))
  await db.insert(icons).values({ key, createdAt: now() })
  return key
}

/** @returns the address under which the site shows it */
export const takeIn = async (taking: Taking, given: Given): Promise<string> =>
  given.purpose === 'icon' ? urlOfIcon(await takeInIcon(taking, given)) : urlOf(await takeInPicture(taking, given))

/** What could not be drawn, or what the store did not take, is refused in words; why stands in the log. */
const orRefused = <T>(log: Deps['log'], keeping: Promise<T>): Promise<T> =>
  keeping.catch((error) => {
    if (!(error instanceof StoreDown || error instanceof DrawingFailed)) throw error
    log.error({ err: error }, 'a picture could not be kept')
    throw new Refused('picture_not_kept')
  })
