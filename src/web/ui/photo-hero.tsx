import type { ReactNode } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import { Picture } from './picture.tsx'

type Props = { picture: Shown | undefined; tall?: boolean; becomes?: string; children: ReactNode }

/**
 * Full-width photograph with text at the bottom, darkened so that the text is readable.
 * A phone held upright shows a part of the picture that is as wide as the screen, and the rest of the text below it on ink.
 */
export function PhotoHero({ picture, tall = false, becomes, children }: Props) {
  return (
    <div
      className={`photo-hero on-night relative isolate flex flex-col justify-end bg-night text-white ${tall ? 'min-h-[min(100svh,60rem)]' : 'min-h-[min(72svh,44rem)]'}`}
    >
      {picture && <Picture picture={picture} sizes="(max-width: 40rem) 150vw, max(100vw, 150vh)" first portrait alt="" becomes={becomes} />}
      <div className="wrap pt-46 pb-10 sm:pt-28 sm:pb-14">{children}</div>
      {/* The server's first paint waits until this is parsed. */}
      <span id="first-screen" hidden />
    </div>
  )
}
