/** Slugs are in lower case, however an address is written. */
export const slugAsked = (text: string): string => text.toLowerCase()
