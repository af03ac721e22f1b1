import type { Villa } from '#contract/villas.ts'
import { bedConfiguration } from '#domain/villas/beds.ts'
import { counted } from '../format.ts'

export const bedsOf = ({ doubleBeds, singleBeds, sofaBeds }: Villa) =>
  bedConfiguration({ double: doubleBeds, single: singleBeds, sofa: sofaBeds })

export const bathroomsOf = ({ bathrooms }: Villa) => counted(bathrooms, 'Bathroom')

export const guestsOf = ({ capacity }: Villa) => `Up to ${counted(capacity, 'Guest')}`

export const meaningOf = ({ meaning }: Villa) => (meaning ? `${meaning} in Greek` : null)
