import type { ReactNode } from 'react'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { CompanyDetails } from './company-details.tsx'
import { Prose } from './prose.tsx'

type Props = { title: string; description: string; text: string; lang?: 'en' | undefined; intro?: ReactNode; children?: ReactNode }

/** Page with a text of the owners and the company details beside it. */
export function OwnersText({ title, description, text, lang, intro, children }: Props) {
  const site = useSite()
  return (
    <>
      <PageHead title={title} description={description} brief />
      <PageTitle title={title}>{intro}</PageTitle>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-12 pb-section lg:grid-cols-[1fr_22rem]">
        <div className="[&>:first-child>:first-child]:mt-0">
          <Prose text={text} lang={lang} />
          {children}
        </div>
        {site && <CompanyDetails {...site.settings} siteUrl={site.siteUrl} />}
      </div>
    </>
  )
}
