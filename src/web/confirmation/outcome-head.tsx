import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

export type Tone = 'good' | 'bad' | 'waiting'

const looks: Record<Tone, { icon: string; ground: string }> = {
  good: { icon: icons.check, ground: 'bg-olive' },
  bad: { icon: icons.warning, ground: 'bg-brick' },
  waiting: { icon: icons.clock, ground: 'bg-aegean' },
}

type Props = { tone: Tone; title: string; status?: string; children: ReactNode }

/** Payment outcome, at the top of the page. */
export function OutcomeHead({ tone, title, status, children }: Props) {
  const { icon, ground } = looks[tone]
  return (
    <header className="flex flex-col items-start gap-5 sm:flex-row sm:gap-7">
      <span className={`grid size-14 shrink-0 place-items-center rounded-full text-limewash ${ground}`}>
        <Icon shape={icon} className="size-7" />
      </span>
      <div>
        {status && <p className="eyebrow">{status}</p>}
        <h1 className="mt-1 text-3xl">{title}</h1>
        <div className="measure mt-4 space-y-3 text-lg">{children}</div>
      </div>
    </header>
  )
}
