import { phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/frame.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { AcceptanceMarks } from './acceptance-marks.tsx'
import { CompanyFacts, ContactLinks, LegalLinks } from './footer-parts.tsx'
import type { Site } from './site.server.ts'

/** Telephone, terms, privacy and the company in one line; behind the fold all that the other footer says of the company. */
export default function ShortFooter({ settings, english }: Pick<Site, 'settings' | 'english'>) {
  const { contact, company } = settings
  return (
    <div className="wrap flex min-h-18 flex-wrap items-center gap-x-6 py-2 text-sm">
      <a href={phoneLink(contact.phone)} className="link-alone mr-auto underline-offset-4 hover:underline">
        <Icon shape={icons.phone} /> {words.questionsCall(contact.phone)}
      </a>
      <LegalLinks />
      <details className="group min-w-0 open:basis-full">
        <summary className="flex min-h-11 items-center gap-1.5">
          {words.companyInfo}
          <Icon shape={icons.chevron} className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-10 gap-y-6 py-4 wrap-anywhere sm:grid-cols-2 lg:grid-cols-3">
          <CompanyFacts company={company} english={english} />
          <div>
            <ContactLinks contact={contact} />
          </div>
          <AcceptanceMarks settings={settings} />
        </div>
      </details>
    </div>
  )
}
