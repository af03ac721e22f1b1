import type { attractionCalls } from '#contract/attractions.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as words from '#words/en/place.ts'

export type Attraction = AnswerOf<typeof attractionCalls.list>['attractions'][number]

export const categoryNames: Record<Attraction['category'], string> = {
  beaches: words.beaches,
  dining: words.whereToEat,
  activities: words.outAndAbout,
  sightseeing: words.sightseeing,
}
