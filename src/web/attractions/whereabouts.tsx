import { mapSearchLink } from '#domain/contact-links.ts'
import * as words from '#words/en/place.ts'
import { getLang } from '../layout/use-site.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import type { Attraction } from './attraction.ts'

/** Distance, location, and a link to them on a map. */
export function Whereabouts({ attraction }: { attraction: Attraction }) {
  const { title, distance, location } = attraction
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2.5 tabular">
      <Icon shape={icons.pin} className="size-4.5 text-ink-soft" />
      <span lang={getLang(attraction, 'distance')} className="font-semibold">
        {distance}
      </span>
      <span lang={getLang(attraction, 'location')} className="text-ink-soft">
        {location}
      </span>
      <a href={mapSearchLink(`${title}, ${location}`)} target="_blank" rel="noreferrer" className="link inline-block py-1">
        {words.onTheMap}
        <span className="sr-only">: {title}</span>
      </a>
    </p>
  )
}
