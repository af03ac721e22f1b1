/** Fonts for the letters that a language has beside those of English: `inlined` into a visitor's first pages, `files` for the others. */
export type Letters = {
  inlined: { family: string; unicodeRange: string; font: string }[]
  files: string[]
}

export const letters: Letters = { inlined: [], files: [] }
