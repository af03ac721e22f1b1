import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

/** A line that opens and closes what is below it, also without scripts. */
export const Fold = ({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) => (
  <details open={open} className="group border-sand-line border-b">
    <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
      <span className="min-w-0">{title}</span>
      <Icon shape={icons.chevron} className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
)
