import type { attractionCalls } from '#contract/attractions.ts'
import type { AnswerOf } from '#contract/call.ts'

export type Attraction = AnswerOf<typeof attractionCalls.list>['attractions'][number]

export const categoryNames: Record<Attraction['category'], string> = {
  beaches: 'Beaches',
  dining: 'Where to eat',
  activities: 'Out and about',
  sightseeing: 'Sightseeing',
}
