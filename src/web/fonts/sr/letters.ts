import commissioner from '../commissioner-serbian-400-600.woff2?inline'
import commissionerFile from '../commissioner-serbian-400-600.woff2?url'
import type { Letters } from '../en/letters.ts'
import notoSerifDisplay from '../noto-serif-display-serbian-500.woff2?inline'
import notoSerifDisplayFile from '../noto-serif-display-serbian-500.woff2?url'
import { quotes } from '../quotes.ts'

const unicodeRange = 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+017D-017E'

export const letters: Letters = {
  inlined: [
    { family: 'Commissioner Variable', unicodeRange, font: commissioner },
    { family: 'Noto Serif Display Variable', unicodeRange, font: notoSerifDisplay },
    ...quotes,
  ],
  files: [commissionerFile, notoSerifDisplayFile],
}
