import type { ReactNode } from 'react'

type Props = { title: string; id?: string; intro?: ReactNode; aside?: ReactNode; sand?: boolean; children: ReactNode }

/** Page section with a heading; `aside` is placed at the end of the heading row. */
export function Section({ title, id, intro, aside, sand = false, children }: Props) {
  return (
    <section id={id} className={`py-section ${sand ? 'bg-sand' : ''}`}>
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mb-12">
          <div>
            <h2 className="text-2xl">{title}</h2>
            {intro && <p className="measure mt-3 text-ink-soft text-lg">{intro}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
