import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getLang } from '../layout/use-site.ts'
import { Fold } from '../ui/fold.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { listRooms } from './list-rooms.ts'

/** Rooms with their beds, each with its picture if one shows it, and the floor plan. */
export function VillaRooms({ villa }: { villa: Villa }) {
  const rooms = listRooms(villa)
  if (rooms.length === 0 && !villa.floorPlanPicture) return null
  const pictured = rooms.some(({ pictures }) => pictures.length > 0)
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl">{words.roomsAndBeds}</h2>
        {pictured && (
          <Link to={href('/villas/:slug/photos', { slug: villa.slug })} prefetch="intent" className="link link-alone">
            {pageWords.roomByRoom(villa.pictures.length)}
          </Link>
        )}
      </div>
      <ul tabIndex={pictured ? 0 : undefined} className={pictured ? 'swiped sm:grid sm:grid-cols-3 sm:gap-x-6 sm:gap-y-8' : ''}>
        {rooms.map(({ name, beds, pictures: [picture] }, index) => (
          <li key={name} className={pictured ? 'min-w-0' : 'border-sand-line border-b py-3'}>
            {picture && (
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 76vw"
                className="mb-3 aspect-4/3 w-full rounded-photo object-cover"
              />
            )}
            <h3 lang={getLang(villa, `rooms.${index}.name`)} className="font-sans font-semibold text-sm tracking-normal">
              {name}
            </h3>
            <p lang={getLang(villa, `rooms.${index}.beds`)} className="text-ink-soft text-sm">
              {beds}
            </p>
          </li>
        ))}
      </ul>
      {villa.floorPlanPicture && (
        <div className="mt-4">
          <Fold title={pageWords.floorPlanOf(villa.name)}>
            <a href={villa.floorPlanPicture.url}>
              <Picture
                picture={villa.floorPlanPicture}
                alt={pageWords.floorPlanOf(villa.name)}
                sizes="(min-width: 64rem) 45rem, 92vw"
                className="w-full rounded-photo bg-white"
                plain
              />
            </a>
          </Fold>
        </div>
      )}
    </section>
  )
}
