import sharp, { type Sharp } from 'sharp'
import { Refused } from '#contract/refused.ts'
import type { Purpose } from './purposes.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 2560
const ICON_SIDE = 512
const PATIENCE_SECONDS = 30

const latin = (bytes: Uint8Array, from: number, until: number) => String.fromCharCode(...bytes.subarray(from, until))

/** JPEG, PNG, GIF or WebP by its first bytes. Nothing else ever reaches a decoder: SVG can read files, others have had holes. */
function beginsAsPicture(bytes: Uint8Array): boolean {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff' || latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true
  if (['GIF87a', 'GIF89a'].includes(latin(bytes, 0, 6))) return true
  return latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'
}

type Upload = { bytes: Uint8Array; file: string; purpose: Purpose }

/** Opens a picture that may be worked on, or refuses it in the words of its purpose; the size is known before it is decoded. */
async function opened({ bytes, file, purpose }: Upload): Promise<Sharp> {
  const notAPicture = new Refused('not_a_picture', { text: purpose.notAPicture(file) })
  if (bytes.length > purpose.mostBytes) throw new Refused('picture_too_large', { text: purpose.tooLarge(file, bytes.length) })
  if (!beginsAsPicture(bytes)) throw notAPicture
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture
    })
  if (width * height > MOST_PIXELS) throw new Refused('too_many_pixels', { text: `${file} has more than 40 megapixels.` })
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: PATIENCE_SECONDS }).autoOrient()
}

const inside = (image: Sharp, side: number) => image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** Drawn anew as a JPEG, upright; what else the file held (places, names, programs) is gone. */
export async function cleanPicture(upload: Upload): Promise<Uint8Array> {
  const image = await opened(upload)
  return drawn(inside(image, LONGEST_SIDE).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }), upload)
}

/** An icon keeps what is transparent in it, so it is drawn anew as WebP. */
export async function cleanIcon(upload: Upload): Promise<Uint8Array> {
  const image = await opened(upload)
  return drawn(inside(image, ICON_SIDE).webp({ quality: 90 }), upload)
}

const drawn = (image: Sharp, { file, purpose }: Upload): Promise<Uint8Array> =>
  image.toBuffer().catch(() => {
    throw new Refused('not_a_picture', { text: purpose.notAPicture(file) })
  })
