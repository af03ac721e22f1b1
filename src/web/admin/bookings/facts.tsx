import type { ReactNode } from 'react'

export type FactRow = readonly [name: string, value: ReactNode]

/** Titled list of names and values; a dash for missing values. */
export function Facts({ title, rows, children }: { title: string; rows: readonly FactRow[]; children?: ReactNode }) {
  return (
    <section className="panel">
      <h2 className="text-xl">{title}</h2>
      <dl className="facts mt-4">
        {rows.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt>{name}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
