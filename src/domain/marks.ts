export const MOST_MARKS = 12
export const MOST_SOCIAL_LINKS = 6

/** Marks are shown at this height; the site keeps them three times as large. */
export const MARK_HEIGHT = 28
export const MARK_FILE = { width: 15 * MARK_HEIGHT, height: 3 * MARK_HEIGHT }

/** The name of a mark's file says how large it is, so that pages keep its place. */
const FILE = /^\/pictures\/u-[0-9a-f]{24}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/

/** A mark that was uploaded here; no page shows one of another site. */
export const isMark = (url: string): boolean => FILE.test(url)

/** Width at which a mark is shown; as high as it is for what is no mark. */
export function shownMarkWidth(url: string): number {
  const [, width = 1, height = 1] = FILE.exec(url) ?? []
  return Math.round((MARK_HEIGHT * Number(width)) / Number(height))
}
