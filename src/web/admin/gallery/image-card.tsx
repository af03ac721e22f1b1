import type { z } from 'zod'
import type { GalleryImage } from '#contract/gallery.ts'
import * as words from '#words/en/office-catalogue.ts'
import { actionsFor } from '#words/en/office-frame.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RowMenu } from '../row-menu.tsx'
import { categoryNames } from './category-names.ts'

export type Image = z.output<typeof GalleryImage>

type Props = { image: Image; at: (dialog: Record<string, number>) => string }

/** A gallery picture, with what can be done with it in a menu. */
export function ImageCard({ image, at }: Props) {
  const { id, alt, category, featured, picture } = image
  const of = <span className="sr-only"> {alt}</span>
  return (
    <article className="gallery-picture">
      <h2 className="sr-only">{alt}</h2>
      <Picture picture={picture} sizes="(min-width: 64rem) 12rem, 30vw" className="size-full object-cover" />
      <p className="gallery-badges">
        <span>{categoryNames[category]}</span>
        {featured && <span className="text-olive">{words.featuredPicture}</span>}
      </p>
      <RowMenu id={`picture-${id}`} name={actionsFor(alt)} className="gallery-more">
        <li>
          <Link to={at({ edit: id })} preventScrollReset>
            {words.edit}
            {of}
          </Link>
        </li>
        <li>
          <Link to={at({ delete: id })} preventScrollReset className="menu-bad">
            {words.deletePicture}
            {of}
          </Link>
        </li>
      </RowMenu>
    </article>
  )
}
