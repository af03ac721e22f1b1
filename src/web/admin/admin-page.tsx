import type { ReactNode } from 'react'
import * as words from '#words/en/office-frame.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PersonLine } from './person-line.tsx'
import { PlacePages } from './place-pages.tsx'
import type { Group } from './translations/group-table.tsx'
import { TranslationProgress } from './translations/translation-progress.tsx'

type Props = { title: string; figure?: ReactNode; aside?: ReactNode; translations?: Group | null | undefined; children: ReactNode }

/** Admin page layout; `figure`: the one that says most about the page. `aside` holds at most three actions on the whole page. `translations`: of the texts that are written on it. */
export function AdminPage({ title, figure, aside, translations, children }: Props) {
  return (
    <>
      <PageHead title={words.backOffice(title)} description={words.theBackOffice} hidden />
      <div className="office-head">
        <div className="office-title">
          <h1>{title}</h1>
          <p>
            <PersonLine />
            {figure && <> · {figure}</>}
          </p>
        </div>
        <PlacePages />
        {translations && <TranslationProgress of={translations} />}
        {aside && <div className="office-acts">{aside}</div>}
      </div>
      {children}
    </>
  )
}
