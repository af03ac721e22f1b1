import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

const looks = {
  calm: { box: 'border-aegean bg-aegean-mist', icon: icons.clock },
  good: { box: 'border-olive bg-olive-mist', icon: icons.check },
  caution: { box: 'border-ochre bg-ochre-mist', icon: icons.warning },
  bad: { box: 'border-brick bg-brick-mist', icon: icons.warning },
} as const satisfies Record<string, { box: string; icon: string }>

type Props = { tone: keyof typeof looks; title?: string; children?: ReactNode; announced?: boolean }

/** Inline message: what happened and what to do. */
export function Notice({ tone, title, children, announced = false }: Props) {
  const { box, icon } = looks[tone]
  return (
    <div role={announced ? 'alert' : undefined} className={`flex gap-3 rounded-soft border-l-4 px-4 py-3.5 ${box}`}>
      <Icon shape={icon} className="mt-1 size-5" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-sm [&_p+p]:mt-2">{children}</div>
      </div>
    </div>
  )
}
