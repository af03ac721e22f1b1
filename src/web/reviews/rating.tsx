import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { Rating as Shown } from './read-ratings.server.ts'

/** Average stars and number of reviews of a villa. `to`: where the reviews are; without it the place is a link already. */
export const Rating = ({ rating, to }: { rating: Shown; to?: string }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <Icon shape={icons.star} className="size-4 text-terracotta" filled />
    {!to && <span className="sr-only">{rating.label}</span>}
    <b className="font-semibold text-ink" aria-hidden="true">
      {rating.stars}
    </b>
    {to ? (
      <Link to={to} aria-label={rating.label} className="inline-flex min-h-6 items-center underline underline-offset-4">
        {rating.count}
      </Link>
    ) : (
      <span aria-hidden="true">{rating.count}</span>
    )}
  </span>
)
