import type { Villa } from '#contract/villas.ts'
import { type Translator, translated } from '#domain/translations/translated.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { translatePicture } from '../languages/translate-picture.ts'
import { translatorIn } from '../languages/translator-in.ts'

/** Villas in a language; English where a text has no translation. */
export async function translateVillas(db: Db, language: Language, villas: Villa[]): Promise<Villa[]> {
  const translator = await translatorIn(db, language, { kind: 'villa', items: villas.map(({ id }) => id) }, { kind: 'picture' })
  return translator ? villas.map((villa) => translateVilla(villa, translator)) : villas
}

function translateVilla(villa: Villa, translator: Translator): Villa {
  const localized = translated('villa', villa.id, villa, translator)
  const pictures = villa.pictures.map((picture) => translatePicture(picture, translator))
  const floorPlanPicture = translatePicture(villa.floorPlanPicture, translator)
  return { ...localized, pictures, floorPlanPicture, ...chooseDescription(villa, localized) }
}

/** The description repeats the villa's text, or its claim. */
function chooseDescription({ description, about, claim }: Villa, localized: Villa & { english: string[] }) {
  if (description === '') return {}
  if (description === about) return { description: localized.about ?? '' }
  if (description === claim) return { description: localized.claim ?? '' }
  return { english: [...localized.english, 'description'] }
}
