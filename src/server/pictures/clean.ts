import { Refusal } from '#contract/refusal.ts'
import type { Unfit } from './draw.ts'
import { draw } from './drawing.ts'
import type { Purpose } from './purposes.ts'

const latin = (bytes: Uint8Array, from: number, until: number) => String.fromCharCode(...bytes.subarray(from, until))

/**
 * Checks for the signatures of JPEG, PNG, GIF and WebP. Other formats never reach a decoder: SVG can read files, and other decoders have
 * had vulnerabilities.
 */
function hasPictureSignature(bytes: Uint8Array): boolean {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff' || latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true
  if (['GIF87a', 'GIF89a'].includes(latin(bytes, 0, 6))) return true
  return latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'
}

/** Brands of MP4, QuickTime and 3GP; HEIC and AVIF pictures are of the same family. */
const VIDEO_BRAND = /^(isom|iso\d|mp4\d|avc1|M4V |qt {2}|3g[p2].|MSNV|dash)/

/** Checks for the signatures of MP4, QuickTime, WebM, Matroska, AVI and MPEG. */
function hasVideoSignature(bytes: Uint8Array): boolean {
  if (latin(bytes, 4, 8) === 'ftyp') return VIDEO_BRAND.test(latin(bytes, 8, 12))
  if (['\x1aE\xdf\xa3', '\x00\x00\x01\xba'].includes(latin(bytes, 0, 4))) return true
  return latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'AVI '
}

/** Checks for the brands of HEIC, the main one or those it is compatible with. */
const isHeic = (bytes: Uint8Array): boolean => latin(bytes, 4, 8) === 'ftyp' && /hei[cxms]|hev[cx]/.test(latin(bytes, 8, 48))

/** True for an animated PNG: its control chunk comes before the picture's data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  if (latin(bytes, 0, 4) !== '\x89PNG') return false
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const control = data.indexOf('acTL')
  return control > 0 && control < data.indexOf('IDAT')
}

type Upload = { bytes: Uint8Array; file: string; purpose: Purpose }

/** Re-encodes an upload. @throws Refusal with the messages of its purpose */
export async function cleaned(kind: 'picture' | 'icon' | 'mark', { bytes, file, purpose }: Upload): Promise<Uint8Array> {
  if (bytes.length > purpose.mostBytes) throw new Refusal('picture_too_large', { says: purpose.tooLarge(file, bytes.length) })
  if (hasVideoSignature(bytes)) throw new Refusal({ code: 'video', file })
  if (isAnimatedPng(bytes)) throw new Refusal({ code: 'moving_picture', file })
  const drawn: Uint8Array | Unfit = hasPictureSignature(bytes) ? await draw(kind, { bytes }) : 'not_a_picture'
  if (drawn === 'not_a_picture')
    throw new Refusal('not_a_picture', { says: isHeic(bytes) ? purpose.heic(file) : purpose.notAPicture(file) })
  if (drawn === 'too_many_pixels' || drawn === 'moving_picture') throw new Refusal({ code: drawn, file })
  return drawn
}
