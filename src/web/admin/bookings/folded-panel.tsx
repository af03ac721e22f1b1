import type { ReactNode } from 'react'
import { useFold } from '../long-form/use-fold.ts'

type Props = {
  title: string
  id: string /** Something in it is filled in, wrong or asked for. */
  open: boolean
  answer: unknown
  children: ReactNode
}

/** A part of the form for a new booking that few bookings need. Folded, its fields keep what was typed. */
export const FoldedPanel = ({ title, id, open, answer, children }: Props) => (
  <section aria-labelledby={id} className="min-w-0">
    <details {...useFold(open, answer)} className="long-form-part">
      <summary className="long-form-title">
        <h2 id={id}>{title}</h2>
      </summary>
      <div className="py-2">{children}</div>
    </details>
  </section>
)
