import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import type { Attraction } from './attraction.ts'

/** Distance and location. */
export function Whereabouts({ attraction: { distance, location } }: { attraction: Attraction }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2.5 tabular">
      <Icon shape={icons.pin} className="size-4.5 text-ink-soft" />
      <span className="font-semibold">{distance}</span>
      <span className="text-ink-soft">{location}</span>
    </p>
  )
}
