import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import type { Stay } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange } from '#words/en/days.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { villaWith } from '../search/addresses.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Share } from '../ui/share.tsx'
import { nameTransition } from './describe-villa.ts'
import { listCaptions } from './list-captions.ts'

type Props = { villa: Villa /** The stay that is looked at. */; stay: Partial<Stay> & { guests: number } }

/** The way back, the share button and the pictures of a villa. On phones the buttons lie on the first picture. */
export function VillaPictures({ villa, stay }: Props) {
  const { slug, name, pictures } = villa
  return (
    <div className="relative">
      <div className="flex items-center justify-between gap-4 max-md:absolute max-md:inset-x-0 max-md:top-3 max-md:z-10">
        <Link
          to={href('/villas')}
          prefetch="intent"
          viewTransition
          className="link link-alone round-on-phones no-underline hover:underline"
        >
          <Icon shape={icons.back} className="size-4" /> <span>{words.backToAllVillas}</span>
        </Link>
        <Share title={name} {...toShare(villa, stay)} onPhoto />
      </div>
      {pictures.length === 0 ? (
        <p className="grid h-64 place-items-center rounded-photo bg-sand text-ink-soft">{words.noImagesAvailable}</p>
      ) : (
        <Carousel
          pictures={pictures}
          captions={listCaptions(villa)}
          label={pageWords.picturesOf(name)}
          becomes={nameTransition(villa)}
          first
        >
          {pictures.length > 1 && (
            <Link to={href('/villas/:slug/photos', { slug })} prefetch="intent" className="pill absolute right-3 bottom-3">
              <Icon shape={icons.grid} className="size-4.5" /> {pageWords.allPhotos(pictures.length)}
            </Link>
          )}
        </Carousel>
      )}
    </div>
  )
}

/** What is handed on: the villa with the dates and guests that are looked at. */
function toShare({ slug, name }: Villa, { checkIn, checkOut, guests }: Props['stay']): { text: string; path: string } {
  if (!checkIn || !checkOut) return { text: name, path: href('/villas/:slug', { slug }) }
  return {
    text: [name, briefRange(checkIn, checkOut, true), counts.guests(guests)].join(', '),
    path: villaWith(slug, { checkIn, checkOut, guests }),
  }
}
