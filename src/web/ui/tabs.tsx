import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export type Tab = { to: string; label: ReactNode; current: boolean }

/** Links, so that a tab has a URL and works without scripts. */
export function Tabs({ name, tabs }: { name: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={name} className="mb-4 border-sand-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-6 sm:gap-x-9">
        {tabs.map(({ to, label, current }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={`flex min-h-12 items-center gap-2 border-b-3 ${
                current ? 'border-aegean font-semibold text-ink' : 'border-transparent text-ink-soft hover:border-sand-line hover:text-ink'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
