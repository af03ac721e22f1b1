import commissioner from '../commissioner-german-400-600.woff2?inline'
import type { Letters } from '../en/letters.ts'
import notoSerifDisplay from '../noto-serif-display-german-500.woff2?inline'

const unicodeRange = 'U+00C4,U+00D6,U+00DC,U+00DF,U+00E4,U+00F6,U+00FC,U+201E'

// The files of light pages have these letters.
export const letters: Letters = {
  inlined: [
    { family: 'Commissioner Variable', unicodeRange, font: commissioner },
    { family: 'Noto Serif Display Variable', unicodeRange, font: notoSerifDisplay },
  ],
  files: [],
}
