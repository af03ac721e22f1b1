import { isPictured, Photograph } from '../content/photograph.tsx'
import { type Amenity, categoryNames } from './amenity.ts'

export function AmenityCard({ amenity }: { amenity: Amenity }) {
  return (
    <article className="h-full border-sand-line border-t pt-5">
      {isPictured(amenity) && (
        <Photograph of={amenity} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 92vw" className="mb-5 aspect-[3/2] w-full" />
      )}
      <p className="eyebrow">{categoryNames[amenity.category]}</p>
      <h3 className="mt-1 flex items-center gap-3 text-xl">
        {amenity.icon && <img src={amenity.icon} alt="" loading="lazy" className="size-8 object-contain" />}
        {amenity.title}
      </h3>
      <p className="measure mt-2 whitespace-pre-line text-ink-soft">{amenity.description}</p>
    </article>
  )
}
