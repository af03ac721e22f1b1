/** The villa's name lowercased, spaces turned to hyphens, everything else that is not a letter or digit removed. */
export const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
