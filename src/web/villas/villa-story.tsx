import type { Villa } from '#contract/villas.ts'
import * as words from '#words/villas.en.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { amenitiesOf, featuresOf } from './fallbacks.ts'

export function VillaStory({ villa }: { villa: Villa }) {
  const paragraphs = (villa.about || villa.description).split(/\n\s*\n/).filter(Boolean)
  return (
    <div>
      <section>
        <h2 className="text-2xl">{words.about(villa.name)}</h2>
        <div className="measure mt-5 space-y-4 text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <dl className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {featuresOf(villa).map(({ title, description }) => (
          <div key={title} className="border-sand-line border-t pt-4">
            <dt className="font-display font-medium text-lg">{title}</dt>
            <dd className="mt-1 text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
      <section className="mt-14">
        <h2 className="text-2xl">{words.amenities}</h2>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
          {amenitiesOf(villa).map((amenity) => (
            <li key={amenity} className="flex items-center gap-3 border-sand-line border-b py-3">
              <Icon shape={icons.check} className="size-4.5 text-olive" />
              {amenity}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
