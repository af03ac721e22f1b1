/** The site's own paths have a third of either. The router tries every part of a path, and all parts of each part. */
const MOST_LETTERS = 500
const MOST_SEGMENTS = 12
/** Pages that one request of a browser's router may ask about. Its addresses end at 7,680 letters, which is room for fewer of the site's. */
const MOST_PAGES = 300

const SLASH = /\/|%2f/gi
const MANIFEST = /\/__manifest$/

const isTooLong = (path: string): boolean => path.length > MOST_LETTERS || (path.match(SLASH)?.length ?? 0) > MOST_SEGMENTS

/** Whether an address is longer, deeper or asks about more pages than any of this site, so that nothing needs to look at it. */
export function asksTooMuch({ pathname, searchParams }: URL): boolean {
  if (isTooLong(pathname)) return true
  if (!MANIFEST.test(pathname)) return false
  const asked = (searchParams.get('paths') ?? '').split(',')
  return asked.length > MOST_PAGES || asked.some(isTooLong)
}
