/** Lowercases the name, replaces spaces by hyphens, removes all other characters except letters and digits. */
export const toSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')

/** Slugs are in lower case, however an address is written. */
export const slugAsked = (text: string): string => text.toLowerCase()
