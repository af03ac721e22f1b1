import * as words from '#words/en/home.ts'
import { Stars } from '../reviews/stars.tsx'

export type Testimonial = { quote: string; guests: string; lang: 'en' | undefined }

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      {testimonials.map(({ quote, guests, lang }) => (
        <li key={quote} className="min-w-0">
          <figure className="flex h-full flex-col border-ink border-t pt-5">
            <Stars stars={5} label={words.fiveOfFiveStars} />
            <blockquote lang={lang} className="mt-4 font-display text-lg leading-relaxed">
              {quote}
            </blockquote>
            {guests && (
              <figcaption lang={lang} className="mt-4 text-ink-soft text-sm">
                {guests}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
