import type { Picture as Shown } from '#contract/pictures.ts'
import { Picture } from '../ui/picture.tsx'

export type Pictured = { title: string; image: string | null; picture: Shown | null }

type Props = { of: Pictured; sizes: string; className: string }

/** A stored picture in all its sizes, or an external image. `className` styles the frame. */
export function Photograph({ of: { title, image, picture }, sizes, className }: Props) {
  const inside = 'size-full object-cover'
  return (
    <div className={`overflow-hidden rounded-soft bg-sand ${className}`}>
      {picture && <Picture picture={picture} sizes={sizes} className={inside} />}
      {!picture && image && <img src={image} alt={title} loading="lazy" className={inside} />}
    </div>
  )
}

export const isPictured = ({ image, picture }: Pictured): boolean => Boolean(picture ?? image)
