import type { Villa } from '#contract/villas.ts'
import * as rooms from '#words/beds.en.ts'
import * as words from '#words/villas.en.ts'

type Rooms = Pick<Villa, 'doubleBeds' | 'singleBeds' | 'sofaBeds'>

export const bedsOf = ({ doubleBeds, singleBeds, sofaBeds }: Rooms) =>
  rooms.bedConfiguration({ double: doubleBeds, single: singleBeds, sofa: sofaBeds })

export const bathroomsOf = ({ bathrooms }: Pick<Villa, 'bathrooms'>) => rooms.bathrooms(bathrooms)

export const guestsOf = ({ capacity }: Pick<Villa, 'capacity'>) => words.upTo(rooms.capacity(capacity))

export const meaningOf = ({ meaning }: Pick<Villa, 'meaning'>) => (meaning ? words.inGreek(meaning) : null)

/** The name under which the picture of a card becomes the photograph of the villa's page. */
export const pictureOf = ({ slug }: Pick<Villa, 'slug'>): string => `villa-${slug}`
