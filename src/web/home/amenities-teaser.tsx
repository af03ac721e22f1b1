import { href } from 'react-router'
import type { z } from 'zod'
import type { Amenity } from '#contract/amenities.ts'
import { getLang } from '../layout/use-site.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

/** Three amenities with photograph and text; the first is the largest. */
export function AmenitiesTeaser({ amenities }: { amenities: z.output<typeof Amenity>[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr]">
      {amenities.map(({ id, title, description, picture, english }, index) => (
        <li key={id} className={`group relative ${index === 0 ? 'md:max-lg:col-span-2' : ''}`}>
          {picture && (
            <Picture
              picture={picture}
              sizes={index === 0 ? '(min-width: 64rem) 34rem, 92vw' : '(min-width: 64rem) 21rem, (min-width: 48rem) 45vw, 92vw'}
              className="h-64 w-full rounded-soft object-cover sm:h-80"
            />
          )}
          <h3 className="mt-4 text-xl">
            <Link to={href('/amenities')} className="underline-offset-4 before:absolute before:inset-0 group-hover:underline">
              <span lang={getLang({ english }, 'title')}>{title}</span>
            </Link>
          </h3>
          <p lang={getLang({ english }, 'description')} className="measure mt-1.5 text-ink-soft">
            {firstSentence(description)}
          </p>
        </li>
      ))}
    </ul>
  )
}

const firstSentence = (text: string) => text.match(/^.+?[.:](?=\s|$)/)?.[0].replace(/:$/, '.') ?? text
