import type { Villa } from '#contract/villas.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getLang } from '../layout/use-site.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Picture } from '../ui/picture.tsx'
import { chooseAmenities, chooseFeatures } from './fallbacks.ts'

export function VillaStory({ villa }: { villa: Villa }) {
  const paragraphs = (villa.about || villa.description).split(/\n\s*\n/).filter(Boolean)
  return (
    <div>
      <section>
        <h2 className="text-2xl">{pageWords.about(villa.name)}</h2>
        <div lang={getLang(villa, villa.about ? 'about' : 'description')} className="measure mt-5 space-y-4 text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <dl className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {chooseFeatures(villa).map(({ title, description }, index) => (
          <div key={title} className="border-sand-line border-t pt-4">
            <dt lang={getLang(villa, `features.${index}.title`)} className="font-display font-medium text-lg">
              {title}
            </dt>
            <dd lang={getLang(villa, `features.${index}.description`)} className="mt-1 text-ink-soft">
              {description}
            </dd>
          </div>
        ))}
      </dl>
      {villa.rooms.length > 0 && (
        <section className="mt-14">
          <h2 className="text-2xl">{words.roomsAndBeds}</h2>
          <dl className="mt-5">
            {villa.rooms.map(({ name, beds }, index) => (
              <div key={name} className="grid gap-x-6 border-sand-line border-b py-3 sm:grid-cols-[14rem_1fr]">
                <dt lang={getLang(villa, `rooms.${index}.name`)} className="font-semibold">
                  {name}
                </dt>
                <dd lang={getLang(villa, `rooms.${index}.beds`)}>{beds}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {villa.floorPlanPicture && (
        <section className="mt-14">
          <h2 className="mb-5 text-2xl">{words.floorPlan}</h2>
          <a href={villa.floorPlanPicture.url}>
            <Picture
              picture={villa.floorPlanPicture}
              alt={pageWords.floorPlanOf(villa.name)}
              sizes="(min-width: 64rem) 45rem, 92vw"
              className="w-full rounded-soft bg-white"
              plain
            />
          </a>
        </section>
      )}
      <section className="mt-14">
        <h2 className="text-2xl">{words.amenities}</h2>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
          {chooseAmenities(villa).map((amenity, index) => (
            <li key={amenity} className="flex items-center gap-3 border-sand-line border-b py-3">
              <Icon shape={icons.check} className="size-4.5 text-olive" />
              <span lang={getLang(villa, `amenities.${index}`)}>{amenity}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
