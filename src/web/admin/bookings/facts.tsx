import type { ReactNode } from 'react'

export type FactRow = readonly [name: string, value: ReactNode]

/** Names and values, one line each; those without a value are left out. */
export const FactRows = ({ rows }: { rows: readonly FactRow[] }) => (
  <dl className="fact-rows">
    {rows.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
