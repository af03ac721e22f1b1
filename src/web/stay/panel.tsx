import type { ReactNode } from 'react'

export const Panel = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="panel min-w-0">
    <h2 id={id} className="mb-4 text-xl">
      {title}
    </h2>
    {children}
  </section>
)

export const Fact = ({ name, value, children }: { name: string; value: string; children?: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd>
      <span className="block font-semibold tabular">{value}</span>
      {children && <span className="block text-sm">{children}</span>}
    </dd>
  </div>
)
