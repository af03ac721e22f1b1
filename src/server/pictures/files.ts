import type { Store } from '../store/store.ts'
import { StoreDown } from '../store/store-down.ts'
import { draw } from './drawing.ts'
import { cropPortrait } from './portrait.ts'

/** Widths in pixels; only those up to the picture's own width are made. A phone of 412 at a density of 1.75 is 720 wide without margins. */
export const PICTURE_WIDTHS = [480, 720, 1200, 1920] as const
/** Made by earlier versions; pictures that have it keep it. */
const FORMER_WIDTH = 800
/** Widths of the part for phones held upright, of which 360 are shown at a density of 2 and 3. */
export const PORTRAIT_WIDTHS = [720, 1080] as const
/** A slightly enlarged portrait is still sharper than the next smaller one. */
const MOST_ENLARGED = 1.2

/** Widths of the smaller files of a picture. */
export type Variants = { widths: number[]; portraits: number[] }

// Stores reject longer names with the same errors as an outage.
const VARIANT = /^[a-z0-9-]{1,100}\.(jpg|avif|webp)$/
const types: Record<string, string> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' }

const nameOriginal = (key: string) => `${key}.jpg`

/** Of a picture in mails and papers: pixels of its longer side, for twice the density of a mail on a phone. */
export const SMALL_SIDE = 800
/** A small JPEG, because Outlook and PDF files know neither WebP nor AVIF. Made when it is first asked for. */
export const nameSmallJpeg = (key: string) => `${key}-m${SMALL_SIDE}.jpg`
const SMALL_JPEG = new RegExp(`^(.+)-m${SMALL_SIDE}\\.jpg$`)
export const nameIcon = (key: string) => `${key}.webp`

const nameVariants = (key: string, { widths, portraits }: Variants) =>
  [...widths.map((width) => ({ width, portrait: false })), ...portraits.map((width) => ({ width, portrait: true }))].flatMap((variant) =>
    (['avif', 'webp'] as const).map((format) => ({
      ...variant,
      format,
      name: `${key}-${variant.portrait ? 'p' : ''}${variant.width}.${format}`,
    })),
  )

/** All files of a picture: the original and these variants. */
export const filesOfPicture = (key: string, variants: Variants): string[] => [
  nameOriginal(key),
  ...nameVariants(key, variants).map(({ name }) => name),
]

/** `light`: of the lightest parts of the upper quarter and of the rest, 0 to 255. */
export type Measured = { width: number; height: number; colour: string; light: number[] }

/** What is stored of a picture from the start: its smallest variant, so that no page has to show the large original. */
export type Drawn = Measured & { widths: number[]; files: { name: string; bytes: Uint8Array }[] }

/** The smallest variant of a picture of this size. */
export function nameSmallest(key: string, own: { width: number; height: number }) {
  const widths = variantsFor(own).widths.slice(0, 1)
  return { widths, files: nameVariants(key, { widths, portraits: [] }) }
}

export async function drawPicture(key: string, jpeg: Uint8Array): Promise<Drawn> {
  const measured = await draw('measure', { bytes: jpeg })
  const { widths, files } = nameSmallest(key, measured)
  const drawn = files.map(async ({ name, ...variant }) => ({ name, bytes: await draw('variant', { bytes: jpeg, ...variant }) }))
  return { ...measured, widths, files: await Promise.all(drawn) }
}

/** @returns the picture's columns */
export async function storePicture(store: Store, key: string, jpeg: Uint8Array, { files, ...measured }: Drawn) {
  await store.put(nameOriginal(key), jpeg)
  for (const { name, bytes } of files) await store.put(name, bytes)
  return measured
}

export const storeIcon = (store: Store, key: string, webp: Uint8Array): Promise<void> => store.put(nameIcon(key), webp)

/** The widths that a picture is made in. */
export function variantsFor(own: { width: number; height: number }): Variants {
  const most = (cropPortrait(own)?.width ?? 0) * MOST_ENLARGED
  return { widths: PICTURE_WIDTHS.filter((width) => width <= own.width), portraits: PORTRAIT_WIDTHS.filter((width) => width <= most) }
}

async function readOriginal(store: Store, key: string): Promise<Uint8Array> {
  const bytes = await store.get(nameOriginal(key))
  if (!bytes) throw new Error(`the original of ${key} is not there`)
  return bytes
}

/** With low priority. */
export const measurePicture = async (store: Store, key: string): Promise<Measured> =>
  draw('measure', { bytes: await readOriginal(store, key) }, { unhurried: true })

/** Creates the AVIF and WebP variants of these widths with low priority. */
export async function makeVariants(store: Store, key: string, variants: Variants): Promise<void> {
  const bytes = await readOriginal(store, key)
  for (const { name, ...variant } of nameVariants(key, variants))
    await store.put(name, await draw('variant', { bytes, ...variant }, { unhurried: true }))
}

/** Removes a picture and all its variants. */
export async function discardPicture(store: Store, key: string): Promise<void> {
  for (const name of filesOfPicture(key, { widths: [...PICTURE_WIDTHS, FORMER_WIDTH], portraits: [...PORTRAIT_WIDTHS] }))
    await store.remove(name)
  await store.remove(nameSmallJpeg(key))
}

export const discardIcon = (store: Store, key: string): Promise<void> => store.remove(nameIcon(key))

/**
 * Reads a stored file; null if it does not exist. Only names in our own format are looked up. Throws `StoreDown` if the store returns
 * anything but a picture, because browsers cache pictures for a year.
 */
export async function readPicture(store: Store, name: string): Promise<{ bytes: Uint8Array; type: string } | null> {
  if (!VARIANT.test(name)) return null
  const bytes = (await store.get(name)) ?? (await makeSmallJpeg(store, name))
  if (bytes && !looksLike(name, bytes)) throw new StoreDown(`${store.place} gave something for ${name} that is no such picture`)
  return bytes && { bytes, type: types[getExtension(name)] ?? 'application/octet-stream' }
}

/** Null if the name is no small JPEG's, or the original does not exist. */
async function makeSmallJpeg(store: Store, name: string): Promise<Uint8Array | null> {
  const key = SMALL_JPEG.exec(name)?.[1]
  const original = key === undefined ? null : await store.get(nameOriginal(key))
  if (!original) return null
  const bytes = await draw('smallJpeg', { bytes: original, side: SMALL_SIDE })
  await store.put(name, bytes)
  return bytes
}

const getExtension = (name: string): string => name.split('.').at(-1) ?? ''

const textAt = (bytes: Uint8Array, from: number, until: number) => Buffer.from(bytes.subarray(from, until)).toString('latin1')

const signatures: Record<string, (bytes: Uint8Array) => boolean> = {
  jpg: (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff',
  webp: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => textAt(bytes, 4, 8) === 'ftyp' && textAt(bytes, 8, 40).includes('avi'),
}

/** True if the file's signature matches its extension, or if the extension is not a picture's. */
export const looksLike = (name: string, bytes: Uint8Array): boolean => signatures[getExtension(name)]?.(bytes) ?? true
