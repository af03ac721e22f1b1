import type { ReactNode } from 'react'
import { PageHead } from '../layout/page-head.tsx'
import { Link } from '../ui/link.tsx'

/** `hidden`: from search engines. */
type Props = { title: string; description: string; intro?: ReactNode; hidden?: boolean; children: ReactNode }

/** Narrow page layout of all account forms. */
export function AccountPage({ title, description, intro, hidden = false, children }: Props) {
  return (
    <div className="wrap max-w-[34rem] py-12 sm:py-20">
      <PageHead title={title} description={description} hidden={hidden} />
      <h1 className="text-3xl">{title}</h1>
      {intro && <p className="mt-3 text-ink-soft">{intro}</p>}
      <div className="mt-8 space-y-5">{children}</div>
    </div>
  )
}

type Ask = { question: string; to: string; redirect: string | null; children: string }

/** Link to another account form; keeps the `redirect` target. */
export function InsteadLink({ question, to, redirect, children }: Ask) {
  return (
    <p className="text-ink-soft">
      {question}{' '}
      <Link to={redirect ? `${to}?${new URLSearchParams({ redirect })}` : to} className="link link-alone">
        {children}
      </Link>
    </p>
  )
}
