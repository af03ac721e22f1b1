import { href } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import { familyFacts } from '#domain/villas/family-facts.ts'
import * as words from '#words/en/office-villas.ts'
import { change, done, type FormHandler, type FormHandlers } from '../../forms/form-action.server.ts'
import { factField, type VillaRows } from './villa-rows.ts'

const LIST = href('/admin/dashboard/villas')
const HALF_A_FEATURE = words.aFeatureNeedsBoth

/** `rows`: submitted rows to show again. */
export type VillaMore = { rows: VillaRows }

const save =
  (call: typeof villaCalls.create | typeof villaCalls.update, title: string): FormHandler<VillaMore> =>
  async (form) => {
    const rows = rowsIn(form.fields)
    form.alsoAgain = { rows }
    const lists = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, JSON.stringify(list)]))
    const half = rows.features.some(({ title, description }) => !title || !description)
    await form.call(
      call,
      { ...form.values, ...lists, beachDistance: form.values.beachDistance || null },
      {
        title: words.couldNotSaveVillaData,
        invalid: (errors) => ({ errors: { ...errors, ...(half ? { features: HALF_A_FEATURE } : {}) } }),
      },
    )
    return done(LIST, title)
  }

export const villaForms: FormHandlers<VillaMore> = {
  add: save(villaCalls.create, words.villaCreated),
  change: save(villaCalls.update, words.villaUpdated),
  delete: change(villaCalls.remove, {
    to: LIST,
    fieldless: true,
    title: words.couldNotDeleteVilla,
    done: ({ comingStays }) => (comingStays > 0 ? [words.villaDeleted, words.comingStays(comingStays)] : [words.villaDeleted]),
  }),
  'bring back': change(villaCalls.bringBack, { to: LIST, fieldless: true, done: words.villaBroughtBack }),
}

const listed = (fields: FormData, name: string) => fields.getAll(name).map((value) => String(value).trim())

/** The rows of the villa form, without empty ones. */
function rowsIn(fields: FormData): VillaRows {
  const descriptions = listed(fields, 'featureDescription')
  const features = listed(fields, 'featureTitle').map((title, index) => ({ title, description: descriptions[index] ?? '' }))
  const images = listed(fields, 'image')
  const texts = listed(fields, 'caption')
  const main = { image: String(fields.get('imageUrl') ?? '').trim(), text: String(fields.get('mainCaption') ?? '').trim() }
  const beds = listed(fields, 'roomBeds')
  const rooms = listed(fields, 'roomName').map((name, index) => ({ name, beds: beds[index] ?? '' }))
  return {
    features: features.filter(({ title, description }) => title || description),
    amenities: listed(fields, 'amenity').filter(Boolean),
    images: images.filter(Boolean),
    familyFacts: familyFacts.flatMap((fact) => {
      const told = String(fields.get(factField(fact)) ?? '').trim()
      return told === '' ? [] : [{ fact, value: Number(told) }]
    }),
    rooms: rooms.filter(({ name, beds }) => name || beds),
    captions: [main, ...images.map((image, index) => ({ image, text: texts[index] ?? '' }))].filter(({ image, text }) => image && text),
  }
}
