import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { type galleryCalls, galleryCategories } from '#contract/gallery.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { galleryImages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { takeInPicture } from '../pictures/take-in.ts'

type Upload = InputOf<typeof galleryCalls.upload>
type RefusedFile = { file: string; error: string }

/** Adds each valid file and reports the others. Refusal only if none could be added. */
export async function addPictures(deps: Deps, account: Account, { category, featured = false, alt, files }: Upload, language: Language) {
  const into = placeFor(category, featured)
  const ids: number[] = []
  const refused: RefusedFile[] = []
  let first: Refusal | undefined
  for (const file of files) {
    try {
      ids.push(await addPicture(deps, account, file, into, alt || describedBy(file.name)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      first ??= error
      refused.push({ file: file.name, error: sayIn[language](error.says) })
    }
  }
  if (ids.length === 0 && first) throw first.withDetails({ uploaded: 0, refused })
  return { uploaded: ids.length, ids, refused }
}

type Place = { category: (typeof galleryCategories)[number]; featured: boolean }

/** Older clients send 0 for featured, or the number of a category, counted from 1. */
function placeFor(category: string, featured: boolean): Place {
  if (category === 'featured' || category === '0') return { category: 'exteriors', featured: true }
  const named = galleryCategories.find((name, index) => name === category || String(index + 1) === category)
  if (!named) throw badFields({ category: 'category_required' })
  return { category: named, featured }
}

async function addPicture(deps: Deps, account: Account, file: File, place: Place, alt: string): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pictureKey = await takeInPicture(deps, { bytes, file: file.name, alt, purpose: 'gallery' })
  const position = sql`(SELECT coalesce(max(${galleryImages.position}), 0) + 1 FROM ${galleryImages})`
  return deps.db.transaction(async (tx) => {
    const [image] = await tx
      .insert(galleryImages)
      .values({ pictureKey, alt, ...place, position })
      .returning()
    if (!image) throw new Error('inserting a picture gave no row')
    await recordActivity(tx, account, deps.now(), { subject: `gallery picture ${image.id}`, action: 'add', after: image })
    return image.id
  })
}

/** Initial alternative text derived from the file name; owners can change it. */
const describedBy = (file: string): string =>
  file
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200)
