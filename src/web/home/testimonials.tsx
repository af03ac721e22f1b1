import * as words from '#words/home.en.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

export type Testimonial = { quote: string; guests: string }

const stars = [1, 2, 3, 4, 5]

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      {testimonials.map(({ quote, guests }) => (
        <li key={quote} className="min-w-0">
          <figure className="flex h-full flex-col border-ink border-t pt-5">
            <div role="img" aria-label={words.fiveOfFiveStars} className="flex gap-1 text-ochre">
              {stars.map((star) => (
                <Icon key={star} shape={icons.star} className="size-4.5" filled />
              ))}
            </div>
            <blockquote className="mt-4 break-words font-display text-lg leading-relaxed">{quote}</blockquote>
            {guests && <figcaption className="mt-4 break-words text-ink-soft text-sm">{guests}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
