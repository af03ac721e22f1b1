import type { ReactNode } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import { Picture } from './picture.tsx'

type Props = { picture: Shown | undefined; children: ReactNode }

/**
 * Full-width photograph with text at the bottom, darkened so that the text is readable.
 * A phone held upright shows a part of the picture that is as wide as the screen, and the rest of the text below it on ink.
 */
export function PhotoHero({ picture, children }: Props) {
  return (
    <div className="photo-hero on-night relative isolate flex min-h-[min(82svh,44rem)] flex-col justify-end bg-night text-white">
      {picture && <Picture picture={picture} sizes="(max-width: 40rem) 150vw, max(100vw, 150vh)" first portrait alt="" />}
      <div className="wrap pt-46 pb-10 sm:pt-28 sm:pb-14">{children}</div>
      {/* The server's first paint waits until this is parsed. */}
      <span id="first-screen" hidden />
    </div>
  )
}
