import type { MouseEventHandler } from 'react'
import * as words from '#words/en/place.ts'
import { Picture } from '../ui/picture.tsx'
import { useBroken } from '../ui/use-broken.ts'
import type { GalleryImage } from './categories.ts'

const SIZES = '(min-width: 78rem) 17rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw'

type Props = { image: GalleryImage; open: MouseEventHandler<HTMLAnchorElement> }

/** Hidden if the picture cannot be loaded. */
export function Thumbnail({ image: { url, picture, alt }, open }: Props) {
  const { broken, watched } = useBroken<HTMLLIElement>()
  return (
    <li {...watched} hidden={broken}>
      <a href={url} onClick={open} className="loads-when-near group block aspect-square overflow-hidden rounded-soft bg-sand">
        <Picture
          picture={picture}
          alt={alt || words.pictureOfTheVillas}
          sizes={SIZES}
          className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </a>
    </li>
  )
}
