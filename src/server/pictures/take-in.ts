import { randomBytes } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { icons, pictures } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { cleaned } from './clean.ts'
import { DrawingFailed, draw } from './drawing.ts'
import { drawPicture, storeIcon, storePicture } from './files.ts'
import { purposes } from './purposes.ts'
import { toUrl, urlOfIcon } from './queries.ts'

export type Given = { bytes: Uint8Array; file: string; alt: string; purpose: keyof typeof purposes }

/** Generates the file name; never uses the uploaded one. */
const newKey = (): string => `u-${randomBytes(12).toString('hex')}`

export type Taking = Pick<Deps, 'db' | 'store' | 'now' | 'log'>

/** Re-encodes and stores an uploaded picture. A job makes its variants. @returns its key */
export async function takeInPicture({ db, store, now, log }: Taking, { bytes, file, alt, purpose }: Given): Promise<string> {
  const jpeg = await orRefused(log, cleaned('picture', { bytes, file, purpose: purposes[purpose] }))
  const key = newKey()
  const drawn = await orRefused(log, drawPicture(key, jpeg))
  const measured = await orRefused(log, storePicture(store, key, jpeg, drawn))
  await db.insert(pictures).values({ key, alt, ...measured, createdAt: now() })
  return key
}

async function takeInIcon({ db, store, now, log }: Taking, { bytes, file, purpose }: Given): Promise<string> {
  const webp = await orRefused(log, cleaned('icon', { bytes, file, purpose: purposes[purpose] }))
  const key = newKey()
  await orRefused(log, storeIcon(store, key, webp))
  await db.insert(icons).values({ key, createdAt: now() })
  return key
}

/** Kept as an icon whose name says its size (`domain/marks.ts`). */
async function takeInMark({ db, store, now, log }: Taking, { bytes, file, purpose }: Given): Promise<string> {
  const webp = await orRefused(log, cleaned('mark', { bytes, file, purpose: purposes[purpose] }))
  const { width, height } = await orRefused(log, draw('measure', { bytes: webp }))
  const key = `${newKey()}-${width}x${height}`
  await orRefused(log, storeIcon(store, key, webp))
  await db.insert(icons).values({ key, createdAt: now() })
  return key
}

/** @returns the URL of the stored picture, icon or mark */
export async function takeIn(taking: Taking, given: Given): Promise<string> {
  if (given.purpose === 'icon') return urlOfIcon(await takeInIcon(taking, given))
  if (given.purpose === 'mark') return urlOfIcon(await takeInMark(taking, given))
  return toUrl(await takeInPicture(taking, given))
}

/** Turns failures of drawing or storing into Refused `picture_not_kept`; the cause is logged. */
const orRefused = <T>(log: Deps['log'], keeping: Promise<T>): Promise<T> =>
  keeping.catch((error) => {
    if (!(error instanceof StoreDown || error instanceof DrawingFailed)) throw error
    log.error({ err: error }, 'a picture could not be stored')
    throw new Refusal('picture_not_kept')
  })
