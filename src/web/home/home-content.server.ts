import type { amenityCalls } from '#contract/amenities.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { galleryCalls } from '#contract/gallery.ts'
import type { reviewCalls } from '#contract/reviews.ts'
import type { settingsCalls } from '#contract/settings.ts'
import type { villaCalls } from '#contract/villas.ts'
import { isExceptional } from '#domain/bookings/review.ts'
import { toMonth } from '#domain/month.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/home.ts'
import { tenths } from '#words/en/numbers.ts'
import * as reviewWords from '#words/en/reviews.ts'
import { moreVillasThan } from '../layout/site.server.ts'
import { getLang } from '../layout/use-site.ts'
import { formatFrom, type LowestRates } from '../pricing/lowest-rate.server.ts'
import type { Ratings } from '../reviews/read-ratings.server.ts'
import { shadeFor } from '../ui/shade.server.ts'
import { toCard } from '../villas/villa-card.server.ts'

const MOST_VILLAS = 12
const MOST_AMENITIES = 3

/**
 * What the home page shows of the owners' content. `lowest`: the rates from which villas cost. The average of enough reviews of the site's
 * own replaces the rating that the owners claim.
 */
export const homeContent = memoized(
  (
    { settings: { general, contact, rating, testimonials, hosts }, english, testMode, ratingProven }: AnswerOf<typeof settingsCalls.read>,
    villas: AnswerOf<typeof villaCalls.list> | null,
    amenities: AnswerOf<typeof amenityCalls.list> | null,
    gallery: AnswerOf<typeof galleryCalls.list> | null,
    lowest: LowestRates | null,
    published: AnswerOf<typeof reviewCalls.published> | null,
    ratings: Ratings,
  ) => {
    const outOfTen = published?.outOfTen ?? null
    const pictures = gallery?.map(({ picture }) => picture) ?? []
    const quotes = [
      { quote: testimonials.quote1, guests: testimonials.guests1, lang: getLang({ english }, 'testimonials.quote1') },
      { quote: testimonials.quote2, guests: testimonials.guests2, lang: getLang({ english }, 'testimonials.quote2') },
      { quote: testimonials.quote3, guests: testimonials.guests3, lang: getLang({ english }, 'testimonials.quote3') },
    ].filter(({ quote }) => quote.trim())
    const findSlug = (name: string) => villas?.villas.find((villa) => villa.name === name)?.slug ?? null
    const reviews =
      published?.best?.map(({ checkIn, ...review }) => ({
        ...review,
        slug: findSlug(review.villa),
        stayed: reviewWords.stayedIn(formatMonth(toMonth(checkIn))),
      })) ?? []
    return {
      settings: {
        general,
        english: english?.filter((field) => field.startsWith('general')),
        contact,
        rating:
          rating.score && outOfTen === null && (testMode || ratingProven)
            ? { ...rating, english: english?.filter((field) => field.startsWith('rating')) }
            : null,
      },
      ownRating: outOfTen === null ? null : toOwnRating(outOfTen, published?.count ?? 0, reviews.length > 0),
      hero: toHero(gallery?.find(({ url }) => url === general.heroImage) ?? gallery?.[0]),
      testimonials: { reviews, howChosen: `${reviewWords.howGathered} ${reviewWords.bestOnes}`, quotes: published?.count ? [] : quotes },
      hosts: hosts.story
        ? { ...hosts, lang: getLang({ english }, 'hosts.story'), picture: pictures.find(({ url }) => url === hosts.portrait) ?? null }
        : null,
      closing: gallery?.findLast(({ category }) => category === 'surroundings')?.picture ?? pictures[1],
      villas: villas?.villas.slice(0, MOST_VILLAS).map((villa) => toCard(villa, formatFrom(lowest, villa), ratings(villa.id))) ?? null,
      moreVillas: moreVillasThan(MOST_VILLAS, villas?.total),
      amenities: amenities?.amenities.filter(({ featured, picture }) => featured && picture).slice(0, MOST_AMENITIES) ?? [],
    }
  },
)

const toHero = (image: AnswerOf<typeof galleryCalls.list>[number] | undefined) =>
  image && { picture: image.picture, shade: shadeFor(image.light) }

/** In words, to save bytes in the browser. `below`: reviews are shown further down, where the number leads. */
const toOwnRating = (outOfTen: number, count: number, below: boolean) => ({
  score: tenths(outOfTen),
  word: isExceptional(outOfTen) ? words.exceptional : null,
  count: reviewWords.reviews(count),
  below,
})
