import type { ReactNode } from 'react'
import { type Pair, Pairs } from '../ui/pairs.tsx'

/** Titled list of names and values. */
export const Facts = ({ title, rows, children }: { title: string; rows: readonly Pair[]; children?: ReactNode }) => (
  <section className="min-w-0">
    <h2 className="mb-1 text-xl">{title}</h2>
    <Pairs rows={rows} />
    {children}
  </section>
)
