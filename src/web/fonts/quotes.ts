import commissioner from './commissioner-quotes-400-600.woff2?inline'
import type { Letters } from './en/letters.ts'
import notoSerifDisplay from './noto-serif-display-quotes-500.woff2?inline'

const unicodeRange = 'U+00AB,U+00BB,U+201E'

/** « », and „. Without them, a page would load the whole file of Latin letters for these signs. */
export const quotes: Letters['inlined'] = [
  { family: 'Commissioner Variable', unicodeRange, font: commissioner },
  { family: 'Noto Serif Display Variable', unicodeRange, font: notoSerifDisplay },
]
