import type { Villa } from '#contract/villas.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import { squareMetres } from '#words/en/numbers.ts'
import type { Rating } from '../reviews/read-ratings.server.ts'

/** Data of a villa card. A subset, to keep pages with many cards small. `from`: its lowest rate, in words, as is `size`. `rating`: by its reviews, if it has enough. */
export const toCard = (villa: Villa, from: string | null, rating: Rating | null) => ({
  from,
  rating,
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

export type Card = ReturnType<typeof toCard>
