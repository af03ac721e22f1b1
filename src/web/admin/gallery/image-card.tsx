import type { z } from 'zod'
import type { GalleryImage } from '#contract/gallery.ts'
import * as words from '#words/en/office-catalogue.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { categoryNames } from './category-names.ts'

export type Image = z.output<typeof GalleryImage>

/** A gallery picture. Its actions appear on hover and focus; on touch screens they are always visible. */
export function ImageCard({ image, at }: { image: Image; at: (dialog: Record<string, number>) => string }) {
  const { id, alt, category, featured, picture } = image
  const of = <span className="sr-only"> {alt}</span>
  return (
    <article className="group relative overflow-hidden rounded-soft bg-sand">
      <h2 className="sr-only">{alt}</h2>
      <div className="aspect-square">
        <Picture picture={picture} sizes="(min-width: 64rem) 16rem, 45vw" className="size-full object-cover" />
      </div>
      <p className="absolute top-2 left-2 flex flex-wrap gap-1 text-xs">
        <span className="badge bg-chalk!">{categoryNames[category]}</span>
        {featured && <span className="badge bg-chalk! text-olive">{words.featuredPicture}</span>}
      </p>
      <div className="absolute inset-x-0 bottom-0 flex gap-2 bg-night/75 p-2 transition-opacity duration-150 focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0">
        <LinkButton to={at({ edit: id })} preventScrollReset look="clear" small className="on-night flex-1 px-2!">
          {words.edit}
          {of}
        </LinkButton>
        <LinkButton to={at({ delete: id })} preventScrollReset look="clear" small className="on-night flex-1 px-2!">
          {words.deletePicture}
          {of}
        </LinkButton>
      </div>
    </article>
  )
}
