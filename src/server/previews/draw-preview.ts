import { createHash } from 'node:crypto'
import type { Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import { draw } from '../pictures/drawing.ts'
import { readPicture } from '../pictures/files.ts'
import type { Line } from '../pictures/outlines.ts'
import { toKey } from '../pictures/queries.ts'
import { stayLinesIn } from './in-language.ts'
import type { Preview } from './read-preview.ts'

export const PREVIEW = { width: 1200, height: 630 }
const EDGE = 72
const within = { x: EDGE, right: PREVIEW.width - EDGE }

/** The lines of a preview from the top. */
export function placeLines({ site, place, villa, stay }: Preview, language: Language): Line[] {
  const head: Line = { ...within, text: site, font: 'bold', size: 32, y: 104 }
  const name = (y: number): Line => ({ ...within, text: villa, font: 'title', size: 96, y })
  if (!stay) return [head, name(492), { ...within, text: place, font: 'text', size: 40, y: 560 }]
  const said = stayLinesIn(language).describeStay(stay)
  return [
    head,
    name(402),
    { ...within, text: said.when, font: 'text', size: 40, y: 470 },
    { ...within, text: said.total, font: 'bold', size: 68, y: 560 },
    { ...within, text: said.totalFor, font: 'text', size: 32, y: 560, follows: true },
  ]
}

/** Drawn previews, the latest asked for last. About 100 kB each. */
const MOST_KEPT = 60
/** Above it a picture is refused, so that the queue of the drawing process stays short. */
const MOST_WAITING = 4

export class TooManyDrawings extends Error {
  override readonly name = 'TooManyDrawings'
}

/** Draws previews and keeps some in memory. What a preview shows is its name, so none is ever out of date. */
export function previewPictures({ store }: Pick<Deps, 'store'>) {
  const kept = new Map<string, Promise<Uint8Array>>()
  let waiting = 0

  async function drawNew(photo: string | null, lines: Line[]): Promise<Uint8Array> {
    const key = toKey(photo)
    const found = key ? await readPicture(store, `${key}.jpg`) : null
    return draw('lined', { bytes: found?.bytes ?? null, ...PREVIEW, lines }, { unhurried: true })
  }

  return {
    name: (photo: string | null, lines: Line[]): string =>
      createHash('sha256')
        .update(JSON.stringify([photo, lines]))
        .digest('base64url')
        .slice(0, 32),

    /** @throws TooManyDrawings, StoreDown, DrawingFailed */
    get(name: string, photo: string | null, lines: Line[]): Promise<Uint8Array> {
      const known = kept.get(name)
      if (known) {
        kept.delete(name)
        kept.set(name, known)
        return known
      }
      if (waiting >= MOST_WAITING) throw new TooManyDrawings()
      waiting += 1
      const drawn = drawNew(photo, lines).finally(() => {
        waiting -= 1
      })
      kept.set(name, drawn)
      drawn.catch(() => kept.delete(name))
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
      return drawn
    },
  }
}
