import type { ReactNode } from 'react'

type Props = { title: string; id: string /** Something can be paid or chosen in it. */; card?: boolean; children: ReactNode }

export const Panel = ({ title, id, card, children }: Props) => (
  <section aria-labelledby={id} className={`min-w-0 ${card ? 'card' : ''}`}>
    <h2 id={id} className="mb-4 text-2xl">
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
