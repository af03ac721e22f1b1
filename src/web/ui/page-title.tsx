import type { ReactNode } from 'react'

/** The head of a page without a photograph. */
export function PageTitle({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap pt-10 pb-8 sm:pt-16 sm:pb-12">
      <h1 className="text-3xl">{title}</h1>
      {children && <div className="measure mt-4 text-ink-soft text-lg">{children}</div>}
    </div>
  )
}
