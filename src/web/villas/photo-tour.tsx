import type { Picture as Shown } from '#contract/pictures.ts'
import type { Villa } from '#contract/villas.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { useLightbox } from '../gallery/use-lightbox.tsx'
import { getLang } from '../layout/use-site.ts'
import { Picture } from '../ui/picture.tsx'
import { listCaptions } from './list-captions.ts'
import { listRooms, otherPictures } from './list-rooms.ts'

const WIDE = '(min-width: 84rem) 78rem, 92vw'
const HALF = '(min-width: 84rem) 39rem, (min-width: 40rem) 46vw, 92vw'

/** The rooms in the owners' order with their photographs, then all others. Each opens in full size. */
export function PhotoTour({ villa }: { villa: Villa }) {
  const captions = new Map(listCaptions(villa).map((caption) => [caption.image, caption]))
  const { open, lightbox } = useLightbox(
    villa.pictures.map((picture, id) => ({ id, alt: picture.alt, caption: captions.get(picture.url)?.text, picture })),
  )
  const rooms = listRooms(villa).map((room, index) => ({ ...room, lang: getLang(villa, `rooms.${index}.name`) }))
  const others = otherPictures(villa)
  const parts = [
    ...rooms,
    { name: rooms.some(({ pictures }) => pictures.length > 0) ? words.outsideAndMore : '', beds: '', pictures: others, lang: undefined },
  ].filter(({ pictures }) => pictures.length > 0)
  return (
    <>
      {villa.pictures.length === 0 && <p className="mt-8 text-ink-soft">{words.noImagesAvailable}</p>}
      {parts.map(({ name, beds, pictures, lang }) => (
        <section key={name} className="mt-10">
          {name && (
            <h2 lang={lang} className="text-xl">
              {name}
            </h2>
          )}
          {beds && <p className="text-ink-soft text-sm">{beds}</p>}
          <ul data-live className="mt-4 grid gap-(--gap-photo) sm:grid-cols-2">
            {pictures.map((picture) => (
              <Photo
                key={picture.url}
                picture={picture}
                wide={pictures.length % 2 === 1 && picture === pictures[0]}
                first={picture === parts[0]?.pictures[0]}
                caption={name === captions.get(picture.url)?.text ? undefined : captions.get(picture.url)}
                open={open(villa.pictures.indexOf(picture))}
              />
            ))}
          </ul>
        </section>
      ))}
      {lightbox}
    </>
  )
}

type PhotoProps = {
  picture: Shown
  wide: boolean
  first: boolean
  caption: { text: string; lang: 'en' | undefined } | undefined
  open: ReturnType<ReturnType<typeof useLightbox>['open']>
}

const Photo = ({ picture, wide, first, caption, open }: PhotoProps) => (
  <li className={wide ? 'sm:col-span-2' : ''}>
    <a href={picture.url} onClick={open} aria-label={pageWords.openPhoto(picture.alt)}>
      <Picture
        picture={picture}
        sizes={wide ? WIDE : HALF}
        first={first}
        className={`w-full rounded-photo object-cover ${wide ? 'aspect-3/2 sm:aspect-2/1' : 'aspect-3/2'}`}
      />
    </a>
    {caption && (
      <p lang={caption.lang} className="mt-1.5 text-ink-soft text-sm">
        {caption.text}
      </p>
    )}
  </li>
)
