import * as words from '#words/en/office-catalogue.ts'
import type { Attraction } from '../../attractions/attraction.ts'

export const categoryLabels: Record<Attraction['category'], string> = {
  beaches: words.beaches,
  dining: words.dining,
  activities: words.activities,
  sightseeing: words.sightseeing,
}
