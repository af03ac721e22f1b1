import commissioner from '../commissioner-modern-greek-400-600.woff2?inline'
import commissionerFile from '../commissioner-modern-greek-400-600.woff2?url'
import type { Letters } from '../en/letters.ts'
import { quotes } from '../quotes.ts'

const unicodeRange = 'U+0386,U+0388-038A,U+038C,U+038E-03A1,U+03A3-03CE'

// Every page has the Greek letters of the headings, for the villas' names.
export const letters: Letters = {
  inlined: [{ family: 'Commissioner Variable', unicodeRange, font: commissioner }, ...quotes],
  files: [commissionerFile],
}
