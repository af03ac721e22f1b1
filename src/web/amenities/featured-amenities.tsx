import { isPictured, Photograph } from '../content/photograph.tsx'
import { getLang } from '../layout/use-site.ts'
import type { Amenity } from './amenity.ts'

/** Large rows with the photograph alternately left and right. */
export function FeaturedAmenities({ amenities }: { amenities: Amenity[] }) {
  return (
    <ul className="space-y-16 sm:space-y-24">
      {amenities.map((amenity, index) => (
        <li key={amenity.id} className="grid items-center gap-x-12 gap-y-6 md:grid-cols-12 lg:gap-x-16">
          {isPictured(amenity) && (
            <Photograph
              of={amenity}
              sizes="(min-width: 78rem) 41rem, (min-width: 48rem) 54vw, 92vw"
              className={`aspect-[3/2] w-full md:col-span-7 ${index % 2 === 1 ? 'md:order-2' : ''}`}
            />
          )}
          <div className="md:col-span-5">
            <h2 lang={getLang(amenity, 'title')} className="text-2xl">
              {amenity.title}
            </h2>
            <p lang={getLang(amenity, 'description')} className="measure mt-4 whitespace-pre-line text-ink-soft text-lg">
              {amenity.description}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
