import type { amenityCalls } from '#contract/amenities.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { galleryCalls } from '#contract/gallery.ts'
import type { settingsCalls } from '#contract/settings.ts'
import type { villaCalls } from '#contract/villas.ts'
import { memoized } from '../memoized.server.ts'
import { cardOf } from '../villas/of-villa.ts'

const MOST_VILLAS = 12
const MOST_AMENITIES = 3

/** What the home page shows of the owners' content. `from`: the lowest rate of all villas, in words. */
export const homeContent = memoized(
  (
    { settings: { general, contact, rating, testimonials, hosts } }: AnswerOf<typeof settingsCalls.read>,
    villas: AnswerOf<typeof villaCalls.list> | null,
    amenities: AnswerOf<typeof amenityCalls.list> | null,
    gallery: AnswerOf<typeof galleryCalls.list> | null,
    from: string | null,
  ) => {
    const pictures = gallery?.map(({ picture }) => picture) ?? []
    return {
      settings: { general, contact, rating },
      hero: pictures.find(({ url }) => url === general.heroImage) ?? pictures[0],
      testimonials: [
        { quote: testimonials.quote1, guests: testimonials.guests1 },
        { quote: testimonials.quote2, guests: testimonials.guests2 },
        { quote: testimonials.quote3, guests: testimonials.guests3 },
      ].filter(({ quote }) => quote.trim()),
      hosts: hosts.story ? { ...hosts, picture: pictures.find(({ url }) => url === hosts.portrait) ?? null } : null,
      closing: gallery?.findLast(({ category }) => category === 'surroundings')?.picture ?? pictures[1],
      villas: villas?.villas.slice(0, MOST_VILLAS).map((villa) => cardOf(villa, from)) ?? null,
      moreVillas: Math.max(0, (villas?.total ?? 0) - MOST_VILLAS),
      amenities: amenities?.amenities.filter(({ featured, picture }) => featured && picture).slice(0, MOST_AMENITIES) ?? [],
    }
  },
)
