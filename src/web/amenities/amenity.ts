import type { amenityCalls } from '#contract/amenities.ts'
import type { AnswerOf } from '#contract/call.ts'

export type Amenity = AnswerOf<typeof amenityCalls.list>['amenities'][number]

/** Display order of the categories. */
export const categoryNames: Record<Amenity['category'], string> = { indoor: 'Indoor', outdoor: 'Outdoor', services: 'Services' }

const order = Object.keys(categoryNames)

export const byCategory = (a: Amenity, b: Amenity) => order.indexOf(a.category) - order.indexOf(b.category)
