import type { Settings } from '#contract/settings.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'

type Props = { company: Settings['company']; contact: Settings['contact']; siteUrl: string }

/** Company details that the bank requires and guests need. */
export function CompanyDetails({ company, contact, siteUrl }: Props) {
  const details: [string, string][] = [
    ['Company', company.legalName],
    ['Address', company.address],
    ['Activity', `${company.activity} (${company.activityCode})`],
    ['Registration number', company.registrationNumber],
    ['Tax number (PIB)', company.taxNumber],
    ['Greek registration', company.accommodationNumber],
    ['Villas', contact.address],
    ['Website', siteUrl],
  ]
  return (
    <section aria-labelledby="company" className="panel">
      <h2 id="company" className="text-xl">
        Who we are
      </h2>
      <dl className="mt-4 space-y-3 text-sm">
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-soft">Customer service</dt>
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
