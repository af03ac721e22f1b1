import { Icon } from '../ui/icon.tsx'

const testimonials = [
  {
    quote: 'We swam before breakfast every single day. The children still ask when we are going home, and they mean there.',
    who: 'A family of five, Villa Armonia',
  },
  {
    quote: 'Spotless house, honest photographs, and hosts who were there when we needed them and nowhere to be seen when we did not.',
    who: 'Two couples, Villa Thea',
  },
  {
    quote: 'The roof terrace at night is worth the journey alone. We have already chosen our week for next year.',
    who: 'A couple, Villa Onar',
  },
]

const stars = [1, 2, 3, 4, 5]

export function Testimonials() {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      {testimonials.map(({ quote, who }) => (
        <li key={who}>
          <figure className="flex h-full flex-col border-ink border-t pt-5">
            <div role="img" aria-label="Five of five stars" className="flex gap-1 text-ochre">
              {stars.map((star) => (
                <Icon key={star} name="star" className="size-4.5" filled />
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
