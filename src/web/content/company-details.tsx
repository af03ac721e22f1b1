import type { PublicSettings } from '#contract/settings.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/frame.ts'

type Props = { company: PublicSettings['company']; contact: PublicSettings['contact']; siteUrl: string }

/** Company details that the bank requires and guests need. */
export function CompanyDetails({ company, contact, siteUrl }: Props) {
  const details: [string, string][] = [
    [words.company, company.legalName],
    [words.address, company.address],
    [words.activity, `${company.activity} (${company.activityCode})`],
    [words.registrationNumber, company.registrationNumber],
    [words.taxNumberPib, company.taxNumber],
    [words.greekRegistration, company.accommodationNumber],
    [words.villas, contact.address],
    [words.website, siteUrl],
  ]
  return (
    <section aria-labelledby="company" className="panel wrap-anywhere">
      <h2 id="company" className="text-xl">
        {words.whoWeAre}
      </h2>
      <dl className="mt-4 space-y-3 text-sm">
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-soft">{words.customerService}</dt>
          <dd>
            <a href={phoneLink(contact.phone)} className="link link-alone">
              {contact.phone}
            </a>
            <br />
            <a href={mailLink(contact.email)} className="link link-alone">
              {contact.email}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
