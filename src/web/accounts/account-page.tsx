import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { Picture as Shown } from '#contract/pictures.ts'
import { PageHead } from '../layout/page-head.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

type Props = { title: string; description: string; intro?: ReactNode; children: ReactNode }

/** The photograph that the page's loader has read (`account-photo.server.ts`). */
const usePhoto = () => (useMatches().at(-1)?.loaderData as { photo?: Shown | null } | undefined)?.photo ?? null

/** Layout of all account forms: narrow, on wide screens with a photograph beside the form where the page has one. */
export function AccountPage({ title, description, intro, children }: Props) {
  const photo = usePhoto()
  return (
    <div className={`wrap ${photo ? 'grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1fr)_24.5rem]' : 'max-w-[34rem]'}`}>
      <PageHead title={title} description={description} hidden />
      <div className="mx-auto w-full max-w-[34rem] py-12 sm:py-20">
        <h1 className="text-3xl">{title}</h1>
        {intro && <p className="mt-3 text-ink-soft">{intro}</p>}
        <div className="mt-8 space-y-5">{children}</div>
      </div>
      {photo && (
        <div className="relative mt-8 overflow-hidden rounded-photo bg-sand max-lg:hidden">
          <Picture picture={photo} sizes="(min-width: 84rem) 40rem, 46vw" alt="" className="absolute inset-0 size-full object-cover" />
        </div>
      )}
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
