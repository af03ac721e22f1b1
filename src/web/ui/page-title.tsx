import type { ReactNode } from 'react'

type Props = { title: ReactNode; tight?: boolean; children?: ReactNode }

/** Title of a page without a hero photograph; `tight`: less space before the content. */
export function PageTitle({ title, tight = false, children }: Props) {
  return (
    <div className={`wrap ${tight ? 'pt-6 pb-4 sm:pt-8 sm:pb-6' : 'pt-10 pb-8 sm:pt-16 sm:pb-12'}`}>
      <h1 className="text-3xl">{title}</h1>
      {children && <div className={`measure text-ink-soft text-lg ${tight ? 'mt-2' : 'mt-4'}`}>{children}</div>}
    </div>
  )
}
