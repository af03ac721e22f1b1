/** Thrown in words for whoever restores; nothing has been changed. */
export class BadArchive extends Error {}
