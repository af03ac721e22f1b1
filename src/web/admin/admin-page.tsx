import type { ReactNode } from 'react'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'

type Props = { title: string; aside?: ReactNode; children: ReactNode }

/** Admin page layout; `aside` holds actions on the whole page. */
export function AdminPage({ title, aside, children }: Props) {
  const user = useSite()?.user
  return (
    <>
      <PageHead title={`${title} · Back office`} description="The back office." hidden />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {user && <p className="text-ink-soft text-sm">Admin: {user.fullName}</p>}
        </div>
        {aside}
      </div>
      {children}
    </>
  )
}
