import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/villas.ts'

type Rooms = Pick<Villa, 'doubleBeds' | 'singleBeds' | 'sofaBeds'>

export const describeBeds = ({ doubleBeds, singleBeds, sofaBeds }: Rooms) =>
  words.bedConfiguration({ double: doubleBeds, single: singleBeds, sofa: sofaBeds })

export const describeBathrooms = ({ bathrooms }: Pick<Villa, 'bathrooms'>) => words.bathrooms(bathrooms)

export const describeCapacity = ({ capacity }: Pick<Villa, 'capacity'>) => words.upTo(words.capacity(capacity))

export const describeMeaning = ({ meaning }: Pick<Villa, 'meaning'>) => (meaning ? words.inGreek(meaning) : null)

/** The name under which the picture of a card becomes the photograph of the villa's page. */
export const nameTransition = ({ slug }: Pick<Villa, 'slug'>): string => `villa-${slug}`
