import type { ReactNode } from 'react'
import { roleNames } from '#words/en/labels.ts'
import * as words from '#words/en/office-frame.ts'
import { useAccount } from '../layout/account.tsx'
import { PageHead } from '../layout/page-head.tsx'
import type { Group } from './translations/group-table.tsx'
import { TranslationProgress } from './translations/translation-progress.tsx'

type Props = { title: string; aside?: ReactNode; translations?: Group | null | undefined; children: ReactNode }

/** Admin page layout; `aside` holds actions on the whole page. `translations`: of the texts that are written on it. */
export function AdminPage({ title, aside, translations, children }: Props) {
  const { user, role } = useAccount() ?? {}
  return (
    <>
      <PageHead title={words.backOffice(title)} description={words.theBackOffice} hidden />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {user && (
            <p className="text-ink-soft text-sm">
              {role && role !== 'owner' ? words.withRole(roleNames[role], user.fullName) : words.admin(user.fullName)}
            </p>
          )}
          {translations && <TranslationProgress of={translations} />}
        </div>
        {aside}
      </div>
      {children}
    </>
  )
}
