import type { Villa } from '#contract/villas.ts'
import { type Translator, translated } from '#domain/translations/translated.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { saidPicture } from '../languages/said-pictures.ts'
import { translatorIn } from '../languages/translator-in.ts'

/** Villas in a language; English where a text has no translation. */
export async function saidVillas(db: Db, language: Language, villas: Villa[]): Promise<Villa[]> {
  const translator = await translatorIn(db, language, { kind: 'villa', items: villas.map(({ id }) => id) }, { kind: 'picture' })
  return translator ? villas.map((villa) => saidVilla(villa, translator)) : villas
}

function saidVilla(villa: Villa, translator: Translator): Villa {
  const said = translated('villa', villa.id, villa, translator)
  const pictures = villa.pictures.map((picture) => saidPicture(picture, translator))
  const floorPlanPicture = saidPicture(villa.floorPlanPicture, translator)
  return { ...said, pictures, floorPlanPicture, ...descriptionOf(villa, said) }
}

/** The description repeats the villa's text, or its claim. */
function descriptionOf({ description, about, claim }: Villa, said: Villa & { english: string[] }) {
  if (description === '') return {}
  if (description === about) return { description: said.about ?? '' }
  if (description === claim) return { description: said.claim ?? '' }
  return { english: [...said.english, 'description'] }
}
