import type { z } from 'zod'
import type { GalleryImage } from '#contract/gallery.ts'
import * as words from '#words/en/office-catalogue.ts'
import { actionsOf } from '#words/en/office-pricing.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'
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
        <span className="badge bg-chalk!">{categoryNames[category]}</span>
        {featured && <span className="badge bg-chalk! text-olive">{words.featuredPicture}</span>}
      </p>
      <PopoverMenu
        id={`picture-${id}`}
        name={actionsOf(alt)}
        className="gallery-more"
        label={<Icon shape={icons.more} className="size-4.5" />}
      >
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
      </PopoverMenu>
    </article>
  )
}
