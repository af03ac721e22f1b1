import type { ReactNode } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import { Picture } from './picture.tsx'

type Props = { picture: Shown | undefined; tall?: boolean; becomes?: string; children: ReactNode }

/**
 * Full-width photograph with text at the bottom, darkened so that the text is readable.
 * `sizes`: a phone in portrait shows only the middle of a wide picture, so half of the resolution is sufficient there.
 */
export function PhotoHero({ picture, tall = false, becomes, children }: Props) {
  return (
    <div
      className={`on-ink relative isolate flex flex-col justify-end bg-ink text-white ${tall ? 'min-h-[min(100svh,60rem)]' : 'min-h-[min(72svh,44rem)]'}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes="(max-width: 40rem) 64vh, max(100vw, 150vh)"
          first
          alt=""
          becomes={becomes}
          className="absolute inset-0 -z-20 size-full object-cover object-[60%_50%]"
        />
      )}
      <div className="absolute inset-x-0 top-0 -z-10 h-36 bg-linear-to-b from-[#0b1b2873] to-transparent" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-[#0b1b28cc] via-40% via-[#0b1b2866] to-80% to-transparent" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-[#0b1b2866] to-60% to-transparent" />
      <div className="wrap pt-28 pb-10 sm:pb-14">{children}</div>
      {/* Blocks rendering until the hero is parsed; avoids layout shift. */}
      <link rel="expect" blocking="render" href="#first-screen" />
      <span id="first-screen" hidden />
    </div>
  )
}
