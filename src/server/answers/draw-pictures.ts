import { Refusal } from '#contract/refusal.ts'
import type { Deps } from '../deps.ts'
import { DrawingFailed } from '../pictures/drawing.ts'
import { drawSmall, type SmallPicture } from '../pictures/small-picture.ts'
import type { AttachedFile } from './read-mail.ts'

const MOST_PICTURES = 10
/** Marks of companies and signs of mail programs stand in many mails. In pixels of the shorter side. */
const LEAST_INLINE = 150

/** The pictures of a mail, drawn anew, and the names of its other files, which are not taken. */
export async function drawPictures({ log }: Pick<Deps, 'log'>, files: readonly AttachedFile[]) {
  const pictures: SmallPicture[] = []
  const leftOut: string[] = []
  for (const file of files) {
    const drawn = file.isPicture && pictures.length < MOST_PICTURES ? await tryDrawing(log, file) : null
    if (!drawn) leftOut.push(file.name)
    else if (!file.inline || Math.min(drawn.width, drawn.height) >= LEAST_INLINE) pictures.push(drawn)
  }
  return { pictures, leftOut: leftOut.slice(0, MOST_NAMES) }
}

const MOST_NAMES = 20

/** Null of what is no picture, too large, or cannot be drawn. */
const tryDrawing = (log: Deps['log'], { bytes, name }: AttachedFile): Promise<SmallPicture | null> =>
  drawSmall(bytes, name).catch((error) => {
    if (error instanceof DrawingFailed) log.warn({ err: error }, 'a picture of a mail could not be drawn')
    else if (!(error instanceof Refusal)) throw error
    return null
  })
