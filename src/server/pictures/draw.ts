// Everything that opens a picture. Runs in a process of its own (draw-process.ts).
import sharp, { type Sharp } from 'sharp'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 2560
const ICON_SIDE = 512
const PATIENCE_SECONDS = 60

// One thread for one picture at a time, and nothing kept afterwards.
sharp.concurrency(1)
sharp.cache(false)

/** Why a picture cannot be worked on. */
export type Unfit = 'not_a_picture' | 'too_many_pixels'

/** Opens a picture that may be worked on; the size is known before it is decoded. */
async function opened(bytes: Uint8Array): Promise<Sharp | Unfit> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return 'not_a_picture'
  if (size.width * size.height > MOST_PIXELS) return 'too_many_pixels'
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: PATIENCE_SECONDS }).autoOrient()
}

const inside = (image: Sharp, side: number) => image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

const drawn = (image: Sharp): Promise<Uint8Array | Unfit> => image.toBuffer().catch(() => 'not_a_picture')

/** Drawn anew as a JPEG, upright; what else the file held (places, names, programs) is gone. */
async function picture({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array | Unfit> {
  const image = await opened(bytes)
  if (typeof image === 'string') return image
  return drawn(inside(image, LONGEST_SIDE).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }))
}

/** An icon keeps what is transparent in it, so it is drawn anew as WebP. */
async function icon({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array | Unfit> {
  const image = await opened(bytes)
  return typeof image === 'string' ? image : drawn(inside(image, ICON_SIDE).webp({ quality: 90 }))
}

/** Size and mean colour. */
async function measure({ bytes }: { bytes: Uint8Array }): Promise<{ width: number; height: number; colour: string }> {
  const { width, height } = await sharp(bytes).metadata()
  const data = await sharp(bytes).resize(1, 1, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  const colour = `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { width, height, colour }
}

/** A smaller file of a picture. */
function variant({ bytes, width, format }: { bytes: Uint8Array; width: number; format: 'avif' | 'webp' }): Promise<Uint8Array> {
  const resized = sharp(bytes).resize(width)
  return (format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 75 })).toBuffer()
}

export const tasks = { picture, icon, measure, variant }
export type Tasks = typeof tasks
