import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = { done: 'bg-olive-mist text-olive', open: 'bg-ochre-mist text-ochre', over: 'bg-sand text-ink' }

/** The state of a stay in a word. */
export const Badge = ({ tone, icon, children }: { tone: keyof typeof tones; icon?: string; children: ReactNode }) => (
  <span className={`inline-flex max-w-full items-center gap-1.5 rounded-soft px-3 py-1 font-semibold text-sm ${tones[tone]}`}>
    {icon && <Icon shape={icon} className="size-4 shrink-0" />}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </span>
)
