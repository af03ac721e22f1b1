import { useState } from 'react'
import * as words from '#words/en/place.ts'
import { Picture } from '../ui/picture.tsx'
import type { GalleryImage } from './categories.ts'

export type FullImage = Pick<GalleryImage, 'id' | 'alt' | 'picture'> & { caption?: string | undefined }

/** As large as the screen allows. Reserves its aspect ratio while loading. */
export function FullPicture({ image: { picture, alt } }: { image: FullImage }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <p className="grid place-items-center">
        <span className="rounded-soft border border-white/40 px-10 py-16 text-lg">{words.imageNotFound}</span>
      </p>
    )
  }
  const shape = picture.width / picture.height
  return (
    <div className="grid place-items-center px-3 sm:px-6" onErrorCapture={() => setBroken(true)}>
      <div style={{ aspectRatio: shape, width: `min(100%, calc((100dvh - 9rem) * ${shape}))` }}>
        <Picture picture={picture} alt={alt} sizes="100vw" first className="size-full rounded-soft object-contain" />
      </div>
    </div>
  )
}
