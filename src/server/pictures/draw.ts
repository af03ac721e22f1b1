// All code that decodes pictures. Runs in a separate process (draw-process.ts).

import sharp, { type Sharp } from 'sharp'
import { MARK_FILE } from '#domain/marks.ts'
import type { Measured } from './files.ts'
import { LIGHT_GRID, lightestOfParts } from './lightest.ts'
import { type Line, outlineLines } from './outlines.ts'
import { cropPortrait } from './portrait.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 2560
const ICON_SIDE = 512
const TIMEOUT_SECONDS = 60

// One thread and no cache, to save memory.
sharp.concurrency(1)
sharp.cache(false)

/** Why a picture cannot be processed. */
export type Unfit = 'not_a_picture' | 'too_many_pixels' | 'moving_picture'

/** Opens a picture after checking its size, which is read before decoding. */
async function openChecked(bytes: Uint8Array): Promise<Sharp | Unfit> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return 'not_a_picture'
  if ((size.pages ?? 1) > 1) return 'moving_picture'
  if (size.width * size.height > MOST_PIXELS) return 'too_many_pixels'
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient()
}

const fitInside = (image: Sharp, side: number) => image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

const encode = (image: Sharp): Promise<Uint8Array | Unfit> => image.toBuffer().catch(() => 'not_a_picture')

/** Re-encodes as an upright JPEG without metadata (location, names, software). */
async function picture({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array | Unfit> {
  const image = await openChecked(bytes)
  if (typeof image === 'string') return image
  return encode(fitInside(image, LONGEST_SIDE).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }))
}

/** WebP, because icons may be transparent. */
async function icon({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array | Unfit> {
  const image = await openChecked(bytes)
  return typeof image === 'string' ? image : encode(fitInside(image, ICON_SIDE).webp({ quality: 90 }))
}

/** A mark of a card scheme, which may be transparent and much wider than high. */
async function mark({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array | Unfit> {
  const image = await openChecked(bytes)
  if (typeof image === 'string') return image
  return encode(
    image.resize({ width: MARK_FILE.width, height: MARK_FILE.height, fit: 'inside', withoutEnlargement: true }).webp({ quality: 92 }),
  )
}

/** Dimensions, average colour, and how light the picture is at its lightest. */
async function measure({ bytes }: { bytes: Uint8Array }): Promise<Measured> {
  const { width, height } = await sharp(bytes).metadata()
  const data = await sharp(bytes).resize(1, 1, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  const colour = `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  const grey = await sharp(bytes).resize(LIGHT_GRID).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer()
  return { width, height, colour, light: lightestOfParts(grey, LIGHT_GRID.width) }
}

type Variant = { bytes: Uint8Array; width: number; format: 'avif' | 'webp'; portrait: boolean }

/** A smaller version of a picture, or of its part for phones held upright. */
async function variant({ bytes, width, format, portrait }: Variant): Promise<Uint8Array> {
  const part = portrait && cropPortrait(await sharp(bytes).metadata())
  const resized = (part ? sharp(bytes).extract(part) : sharp(bytes)).resize(width)
  return (format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 75 })).toBuffer()
}

/** For mails and papers. */
async function smallJpeg({ bytes, side }: { bytes: Uint8Array; side: number }): Promise<Uint8Array> {
  return fitInside(sharp(bytes), side).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** A calm shade, darker where lines stand, so that they can be read on any photograph. */
const SHADE = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#09131b" stop-opacity=".58"/><stop offset=".3" stop-color="#09131b" stop-opacity=".24"/>
  <stop offset=".52" stop-color="#09131b" stop-opacity=".56"/><stop offset="1" stop-color="#09131b" stop-opacity=".86"/>
</linearGradient><rect width="100%" height="100%" fill="url(#shade)"/>`

type Lined = { bytes: Uint8Array | null; width: number; height: number; lines: Line[] }

/** A photograph with lines on it, or a plain ground without one. */
async function lined({ bytes, width, height, lines }: Lined): Promise<Uint8Array> {
  const ground = bytes
    ? sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize({ width, height, fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: '#12283a' } })
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${SHADE}<g fill="#fff">${await outlineLines(lines)}</g></svg>`
  return ground
    .composite([{ input: Buffer.from(over) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

export const tasks = { picture, icon, mark, measure, variant, smallJpeg, lined }
export type Tasks = typeof tasks
