import type { ReactNode } from 'react'

type Props = { id: string; title: string; count: string; form: [href: string, label: string]; children: ReactNode }

/** List heading with a link to the form, which is far below on phones. */
export const TabHead = ({ id, title, count, form: [href, label], children }: Props) => (
  <div className="mb-5">
    <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 text-xl">
      {title} <span className="font-sans text-ink-soft text-sm">({count})</span>
    </h2>
    <p className="measure mt-1 text-ink-soft text-sm">{children}</p>
    <a href={href} className="link link-alone lg:hidden">
      {label}
    </a>
  </div>
)
