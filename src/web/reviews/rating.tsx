import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { Rating as Shown } from './read-ratings.server.ts'

type Props = { rating: Shown; to?: string; here?: string }

/**
 * Average stars and number of reviews of a villa. `to`: where the reviews are, `here`: the part of this page; without both the place is a
 * link already.
 */
export const Rating = ({ rating, to, here }: Props) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <Icon shape={icons.star} className="size-4 text-star" filled />
    {!to && !here && <span className="sr-only">{rating.label}</span>}
    <b className="font-semibold text-ink" aria-hidden="true">
      {rating.stars}
    </b>
    {here && (
      <a href={here} aria-label={rating.label} className="inline-flex min-h-6 items-center underline underline-offset-4">
        {rating.count}
      </a>
    )}
    {to && (
      <Link to={to} aria-label={rating.label} className="inline-flex min-h-6 items-center underline underline-offset-4">
        {rating.count}
      </Link>
    )}
    {!to && !here && <span aria-hidden="true">{rating.count}</span>}
  </span>
)
