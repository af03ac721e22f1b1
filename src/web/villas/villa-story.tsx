import type { Villa } from '#contract/villas.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getLang } from '../layout/use-site.ts'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { chooseAmenities, chooseFeatures } from './fallbacks.ts'

/** What the owners write about the villa, and its features. */
export function VillaStory({ villa }: { villa: Villa }) {
  const paragraphs = (villa.about || villa.description).split(/\n\s*\n/).filter(Boolean)
  return (
    <section>
      <h2 className="text-2xl">{pageWords.about(villa.name)}</h2>
      <div lang={getLang(villa, villa.about ? 'about' : 'description')} className="measure mt-5 space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] sm:gap-y-6">
        {chooseFeatures(villa).map(({ title, description }, index) => (
          <div key={title}>
            <dt lang={getLang(villa, `features.${index}.title`)} className="font-display font-medium text-lg leading-snug">
              {title}
            </dt>
            <dd lang={getLang(villa, `features.${index}.description`)} className="mt-1 text-ink-soft text-sm">
              {description}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Amenities shown before the fold. */
const FIRST = 6

export function VillaAmenities({ villa }: { villa: Villa }) {
  const items = chooseAmenities(villa).map((amenity, index) => (
    <li key={amenity} className="flex items-center gap-3 border-sand-line border-b py-2.5 text-sm">
      <Icon shape={icons.check} className="size-4.5 text-olive" />
      <span lang={getLang(villa, `amenities.${index}`)}>{amenity}</span>
    </li>
  ))
  const list = 'grid gap-x-10 sm:grid-cols-2'
  return (
    <section>
      <h2 className="mb-4 text-2xl">{words.amenities}</h2>
      <ul className={list}>{items.slice(0, FIRST)}</ul>
      {items.length > FIRST && (
        <Fold title={pageWords.allAmenities(items.length)}>
          <ul className={list}>{items.slice(FIRST)}</ul>
        </Fold>
      )}
    </section>
  )
}
