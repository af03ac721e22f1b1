import type { AnswerOf } from '#contract/call.ts'
import type { galleryCalls } from '#contract/gallery.ts'
import * as words from '#words/en/place.ts'

export type GalleryImage = AnswerOf<typeof galleryCalls.list>[number]
export type Category = GalleryImage['category'] | 'all'

export const categoryNames: Record<Category, string> = {
  all: words.all,
  exteriors: words.exteriors,
  interiors: words.interiors,
  amenities: words.amenities,
  surroundings: words.surroundings,
}

/** Category from the URL; all categories if it is unknown. */
export function categoryIn(query: URLSearchParams): Category {
  const asked = query.get('category')
  return asked !== null && Object.hasOwn(categoryNames, asked) ? (asked as Category) : 'all'
}
