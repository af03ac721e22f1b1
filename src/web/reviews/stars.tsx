import { starsOf } from '#words/en/reviews.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

const five = [1, 2, 3, 4, 5]

/** Some of five stars; the others as outlines. */
export const Stars = ({ stars, label = starsOf(stars) }: { stars: number; label?: string }) => (
  <div role="img" aria-label={label} className="flex gap-1 text-star">
    {five.map((star) => (
      <Icon key={star} shape={icons.star} className="size-4.5" filled={star <= stars} />
    ))}
  </div>
)
