import type { CSSProperties, ReactNode } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import { Picture } from './picture.tsx'

/** `shade`: how much it is darkened, by its own light (`shade.server.ts`). */
export type Photo = { picture: Shown; shade: object }

type Props = { photo: Photo | undefined; children: ReactNode }

/**
 * Full-width photograph with text at the bottom, darkened so that the text and the header over it are readable.
 * A phone held upright shows a part of the picture that is as wide as the screen, and the rest of the text below it on ink.
 */
export function PhotoHero({ photo, children }: Props) {
  return (
    <div
      style={photo?.shade as CSSProperties}
      className="photo-hero on-night relative isolate flex min-h-[min(82svh,44rem)] flex-col justify-end bg-night text-white"
    >
      {photo && <Picture picture={photo.picture} sizes="(max-width: 40rem) 150vw, max(100vw, 150vh)" first portrait alt="" />}
      <div className="hero-text">{children}</div>
      {/* The server's first paint waits until this is parsed. */}
      <span id="first-screen" hidden />
    </div>
  )
}
