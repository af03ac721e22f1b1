import { isPictured, Photograph } from '../content/photograph.tsx'
import { getLang } from '../layout/use-site.ts'
import type { Attraction } from './attraction.ts'
import { Whereabouts } from './whereabouts.tsx'

/** The first is full width; the others share a row. */
export function FeaturedAttractions({ attractions }: { attractions: Attraction[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2">
      {attractions.map((attraction, index) => {
        const wide = index === 0 && attractions.length % 2 === 1
        return (
          <li key={attraction.id} className={wide ? 'md:col-span-2' : ''}>
            {isPictured(attraction) && (
              <Photograph
                of={attraction}
                sizes={wide ? '(min-width: 78rem) 72rem, 92vw' : '(min-width: 78rem) 35rem, (min-width: 48rem) 45vw, 92vw'}
                className={`w-full ${wide ? 'aspect-[3/2] md:aspect-[21/9]' : 'aspect-[3/2]'}`}
              />
            )}
            <h2 className="mt-5 text-2xl">
              <span lang={getLang(attraction, 'title')}>{attraction.title}</span>
            </h2>
            <Whereabouts attraction={attraction} />
            <p lang={getLang(attraction, 'description')} className="measure mt-3 whitespace-pre-line text-ink-soft text-lg">
              {attraction.description}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
