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

type Upload = { bytes: Uint8Array; file: string; purpose: Purpose }

/** Re-encodes an upload. @throws Refusal with the messages of its purpose */
export async function cleaned(kind: 'picture' | 'icon', { bytes, file, purpose }: Upload): Promise<Uint8Array> {
  if (bytes.length > purpose.mostBytes) throw new Refusal('picture_too_large', { says: purpose.tooLarge(file, bytes.length) })
  const drawn: Uint8Array | Unfit = hasPictureSignature(bytes) ? await draw(kind, { bytes }) : 'not_a_picture'
  if (drawn === 'not_a_picture') throw new Refusal('not_a_picture', { says: purpose.notAPicture(file) })
  if (drawn === 'too_many_pixels') throw new Refusal({ code: 'too_many_pixels', file })
  return drawn
}
