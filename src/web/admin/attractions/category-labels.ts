import type { Attraction } from '../../attractions/attraction.ts'

export const categoryLabels: Record<Attraction['category'], string> = {
  beaches: 'Beaches',
  dining: 'Dining',
  activities: 'Activities',
  sightseeing: 'Sightseeing',
}
