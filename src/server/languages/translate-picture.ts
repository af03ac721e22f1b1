import type { Picture } from '#contract/pictures.ts'
import type { Translator } from '#domain/translations/translated.ts'

/** A picture whose alternative text is in the translator's language, or says that it is English. */
export function translatePicture<P extends Picture | null>(picture: P, translator: Translator): P {
  if (!picture?.alt) return picture
  const { text } = translator({ kind: 'picture', item: 0, field: 'alts.*', source: picture.alt })
  return text ? { ...picture, alt: text } : { ...picture, lang: 'en' }
}
