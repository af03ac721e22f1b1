import { cleaned } from './clean.ts'
import { draw } from './drawing.ts'
import { purposes } from './purposes.ts'

/** Enough to see what it shows, little enough for a row. */
const WIDTH = 1_200

/** A picture for people of the house and for its guest alone, which stands in the database; `webp` in base64. */
export type SmallPicture = { webp: string; width: number; height: number }

/** Drawn anew, so that nothing in it says where and by whom it was taken. @throws Refusal as `cleaned`, DrawingFailed */
export async function drawSmall(bytes: Uint8Array, file: string): Promise<SmallPicture> {
  const jpeg = await cleaned('picture', { bytes, file, purpose: purposes.villa })
  const own = await draw('measure', { bytes: jpeg })
  const width = Math.min(own.width, WIDTH)
  const webp = await draw('variant', { bytes: jpeg, width, format: 'webp', portrait: false })
  return { webp: Buffer.from(webp).toString('base64'), width, height: Math.round((own.height * width) / own.width) }
}
