import type { Villa } from '#contract/villas.ts'
import { getLang } from '../layout/use-site.ts'

/** What pictures show, and which of these texts are English on a page that is not. */
export const listCaptions = (villa: Villa) =>
  villa.captions.map((caption, index) => ({ ...caption, lang: getLang(villa, `captions.${index}.text`) }))
