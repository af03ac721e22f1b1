import * as words from '#words/home.en.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

const testimonials = [
  {
    quote: words.weSwamBeforeBreakfastEvery,
    who: words.aFamilyOfFiveVilla,
  },
  {
    quote: words.spotlessHouseHonestPhotographs,
    who: words.twoCouplesVillaThea,
  },
  {
    quote: words.theRoofTerraceAtNight,
    who: words.aCoupleVillaOnar,
  },
]

const stars = [1, 2, 3, 4, 5]

export function Testimonials() {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      {testimonials.map(({ quote, who }) => (
        <li key={who}>
          <figure className="flex h-full flex-col border-ink border-t pt-5">
            <div role="img" aria-label={words.fiveOfFiveStars} className="flex gap-1 text-ochre">
              {stars.map((star) => (
                <Icon key={star} shape={icons.star} className="size-4.5" filled />
              ))}
            </div>
            <blockquote className="mt-4 font-display text-lg leading-relaxed">{quote}</blockquote>
            <figcaption className="mt-4 text-ink-soft text-sm">{who}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
