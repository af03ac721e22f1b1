import type { ReactNode } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Picture } from '../ui/picture.tsx'

export type Tone = 'good' | 'bad' | 'waiting'

const looks: Record<Tone, { icon: string; ground: string; text: string }> = {
  good: { icon: icons.check, ground: 'bg-olive', text: '' },
  bad: { icon: icons.close, ground: 'bg-brick', text: 'text-brick' },
  waiting: { icon: icons.clock, ground: 'bg-aegean', text: '' },
}

type Props = {
  tone: Tone
  /** The outcome. Small where a large sentence follows it. */
  title: string
  /** Said beside it, unless it says the same. */
  status?: string
  headline?: string | undefined
  picture?: Shown | undefined
  children: ReactNode
}

/** Payment outcome, at the top of the page. */
export function OutcomeHead({ tone, title, status, headline, picture, children }: Props) {
  const { icon, ground, text } = looks[tone]
  return (
    <header className={picture ? 'beside grid items-center gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_46%]' : ''}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1
            className={`flex min-w-0 items-center gap-3 ${headline ? `font-sans font-semibold text-lg tracking-normal ${text}` : 'text-3xl'}`}
          >
            <span className={`grid shrink-0 place-items-center rounded-full text-limewash ${ground} ${headline ? 'size-6' : 'size-10'}`}>
              <Icon shape={icon} className={headline ? 'size-4' : 'size-6'} />
            </span>
            {title}
          </h1>
          {status && status !== title && <span className="rounded-soft bg-sand px-3 py-1 font-semibold text-sm">{status}</span>}
        </div>
        {headline && <p className="mt-4 text-balance font-display text-3xl">{headline}</p>}
        <div className="measure mt-4 space-y-4">{children}</div>
      </div>
      {picture && (
        <div className="max-md:-order-1">
          <Picture
            picture={picture}
            sizes="(min-width: 84rem) 36rem, (min-width: 48rem) 44vw, 92vw"
            first
            className="aspect-[8/5] w-full rounded-photo object-cover md:aspect-[6/5]"
          />
        </div>
      )}
    </header>
  )
}
