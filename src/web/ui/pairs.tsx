import type { ReactNode } from 'react'

export type Pair = readonly [name: string, value: ReactNode]

/** Names and values on lines of their own; a dash for a missing value. */
export const Pairs = ({ rows }: { rows: readonly Pair[] }) => (
  <dl className="pairs">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || '-'}</dd>
      </div>
    ))}
  </dl>
)
