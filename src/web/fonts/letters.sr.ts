import commissionerQuote from './commissioner-low-quote-400-600.woff2?inline'
import commissioner from './commissioner-serbian-400-600.woff2?inline'
import commissionerFile from './commissioner-serbian-400-600.woff2?url'
import type { Letters } from './letters.en.ts'
import notoSerifDisplayQuote from './noto-serif-display-low-quote-500.woff2?inline'
import notoSerifDisplay from './noto-serif-display-serbian-500.woff2?inline'
import notoSerifDisplayFile from './noto-serif-display-serbian-500.woff2?url'

const unicodeRange = 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+017D-017E'

// In the large file of Latin letters otherwise, which „ alone would load on every page.
const QUOTE = 'U+201E'

export const letters: Letters = {
  inlined: [
    { family: 'Commissioner Variable', unicodeRange, font: commissioner },
    { family: 'Commissioner Variable', unicodeRange: QUOTE, font: commissionerQuote },
    { family: 'Noto Serif Display Variable', unicodeRange, font: notoSerifDisplay },
    { family: 'Noto Serif Display Variable', unicodeRange: QUOTE, font: notoSerifDisplayQuote },
  ],
  files: [commissionerFile, notoSerifDisplayFile],
}
