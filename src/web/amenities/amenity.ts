import type { amenityCalls } from '#contract/amenities.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as words from '#words/en/place.ts'

export type Amenity = AnswerOf<typeof amenityCalls.list>['amenities'][number]

/** Display order of the categories. */
export const categoryNames: Record<Amenity['category'], string> = { indoor: words.indoor, outdoor: words.outdoor, services: words.services }

const order = Object.keys(categoryNames)

export const byCategory = (a: Amenity, b: Amenity) => order.indexOf(a.category) - order.indexOf(b.category)
