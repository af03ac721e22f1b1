import { isPictured, Photograph } from '../content/photograph.tsx'
import { getLang } from '../layout/use-site.ts'
import { type Attraction, categoryNames } from './attraction.ts'
import { Whereabouts } from './whereabouts.tsx'

/** Attractions that are not featured, by category. */
export function AttractionList({ attractions }: { attractions: Attraction[] }) {
  return Object.entries(categoryNames).map(([category, name]) => {
    const found = attractions.filter((attraction) => attraction.category === category)
    if (found.length === 0) return null
    return (
      <section key={category} className="mt-16 grid gap-x-16 gap-y-6 lg:grid-cols-[16rem_1fr]">
        <h2 className="text-2xl">{name}</h2>
        <ul className="border-sand-line border-b">
          {found.map((attraction) => (
            <li key={attraction.id} className="border-sand-line border-t py-6">
              <AttractionEntry attraction={attraction} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function AttractionEntry({ attraction }: { attraction: Attraction }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {isPictured(attraction) && (
        <Photograph of={attraction} sizes="(min-width: 40rem) 14rem, 92vw" className="aspect-[3/2] w-full sm:w-56" />
      )}
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <h3 className="text-xl">
          <span lang={getLang(attraction, 'title')}>{attraction.title}</span>
        </h3>
        <Whereabouts attraction={attraction} />
        <p lang={getLang(attraction, 'description')} className="measure mt-2 whitespace-pre-line text-ink-soft">
          {attraction.description}
        </p>
      </div>
    </div>
  )
}
