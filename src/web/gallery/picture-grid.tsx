import * as words from '#words/en/place.ts'
import type { GalleryImage } from './categories.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useLightbox } from './use-lightbox.tsx'

/** Square thumbnails. Each opens the lightbox; without scripts, a page of its own. */
export function PictureGrid({ images }: { images: GalleryImage[] }) {
  const { open, lightbox } = useLightbox(images)
  if (images.length === 0) return <p className="py-10 text-lg">{words.noImagesFound}</p>
  return (
    <>
      <ul data-live className="grid gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {images.map((image, index) => (
          <Thumbnail key={image.id} image={image} open={open(index)} />
        ))}
      </ul>
      {lightbox}
    </>
  )
}
