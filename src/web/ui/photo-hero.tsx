import type { ReactNode } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import { Picture } from './picture.tsx'

type Props = { picture: Shown | undefined; tall?: boolean; children: ReactNode }

/** A photograph from edge to edge with words at its foot, dark enough beneath them to be read. */
export function PhotoHero({ picture, tall = false, children }: Props) {
  return (
    <div
      className={`on-ink relative isolate flex flex-col justify-end bg-ink text-white ${tall ? 'min-h-[min(100svh,60rem)]' : 'min-h-[min(72svh,44rem)]'}`}
    >
      {picture && <Picture picture={picture} sizes="100vw" first alt="" className="absolute inset-0 -z-20 size-full object-cover" />}
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-[#0b1b28e6] via-35% via-[#0b1b2899] to-70% to-transparent" />
      <div className="wrap pt-28 pb-10 sm:pb-14">{children}</div>
    </div>
  )
}
