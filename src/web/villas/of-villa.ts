import type { Villa } from '#contract/villas.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import * as rooms from '#words/beds.en.ts'
import { squareMetres } from '#words/measures.en.ts'
import * as words from '#words/villas.en.ts'

type Rooms = Pick<Villa, 'doubleBeds' | 'singleBeds' | 'sofaBeds'>

export const bedsOf = ({ doubleBeds, singleBeds, sofaBeds }: Rooms) =>
  rooms.bedConfiguration({ double: doubleBeds, single: singleBeds, sofa: sofaBeds })

export const bathroomsOf = ({ bathrooms }: Pick<Villa, 'bathrooms'>) => rooms.bathrooms(bathrooms)

export const guestsOf = ({ capacity }: Pick<Villa, 'capacity'>) => words.upTo(rooms.capacity(capacity))

export const meaningOf = ({ meaning }: Pick<Villa, 'meaning'>) => (meaning ? words.inGreek(meaning) : null)

/** Data of a villa card. A subset, to keep pages with many cards small. `from`: its lowest rate, in words, as is `size`. */
export const cardOf = (villa: Villa, from: string | null) => ({
  from,
  id: villa.id,
  slug: villa.slug,
  name: villa.name,
  greekName: villa.greekName,
  meaning: villa.meaning,
  claim: shortDescription(villa.claim),
  size: squareMetres(villa.size),
  doubleBeds: villa.doubleBeds,
  singleBeds: villa.singleBeds,
  sofaBeds: villa.sofaBeds,
  bathrooms: villa.bathrooms,
  capacity: villa.capacity,
  english: villa.english?.filter((field) => field === 'claim' || field === 'meaning'),
  picture: villa.pictures[0] ?? null,
})

export type Card = ReturnType<typeof cardOf>

/** The name under which the picture of a card becomes the photograph of the villa's page. */
export const pictureOf = ({ slug }: Pick<Villa, 'slug'>): string => `villa-${slug}`
