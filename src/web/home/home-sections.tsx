import { href } from 'react-router'
import type { z } from 'zod'
import type { Amenity } from '#contract/amenities.ts'
import type { Picture } from '#contract/pictures.ts'
import * as words from '#words/en/home.ts'
import { Section } from '../ui/section.tsx'
import { AmenitiesTeaser } from './amenities-teaser.tsx'
import { type BestReview, BestReviews } from './best-reviews.tsx'
import { ClosingCall } from './closing-call.tsx'
import { type Hosts, HostsStory } from './hosts-story.tsx'
import { MoreLink } from './more-link.tsx'
import { type Testimonial, Testimonials } from './testimonials.tsx'
import { GUESTS_SAY } from './welcome-text.tsx'

export { Bay } from './bay.tsx'
export { HomeVillas } from './home-villas.tsx'
export { WelcomeText } from './welcome-text.tsx'

type Props = {
  amenities: z.output<typeof Amenity>[]
  /** What guests say: their best reviews, and without any the owners' testimonials. */
  testimonials: { reviews: BestReview[]; howChosen: string; quotes: Testimonial[] }
  hosts: Hosts | null
  closing: Picture | undefined
}

/** The lower half of the home page. */
export function HomeSections({ amenities, testimonials, hosts, closing }: Props) {
  return (
    <>
      {amenities.length > 0 && (
        <Section title={words.howTheDaysGoBy} aside={<MoreLink to={href('/amenities')}>{words.allAmenities}</MoreLink>}>
          <AmenitiesTeaser amenities={amenities} />
        </Section>
      )}
      {testimonials.reviews.length + testimonials.quotes.length > 0 && (
        <Section title={words.whatGuestsSay} id={GUESTS_SAY} sand>
          {testimonials.reviews.length > 0 ? (
            <BestReviews reviews={testimonials.reviews} howChosen={testimonials.howChosen} />
          ) : (
            <Testimonials testimonials={testimonials.quotes} />
          )}
        </Section>
      )}
      {hosts && (
        <Section title={words.yourHosts}>
          <HostsStory hosts={hosts} />
        </Section>
      )}
      <ClosingCall picture={closing} />
    </>
  )
}
