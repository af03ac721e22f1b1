import { mailLink, phoneLink } from '#domain/contact-links.ts'
import { useSite } from '../layout/use-site.ts'

export function ImportantInformation() {
  return (
    <section className="panel">
      <h2 className="text-xl">Important Information</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-sm">
        <li>Check-in is from 15:00 to 18:30 with the host, or until 23:00 by self check-in. Check-out is by 11:00.</li>
        <li>A security deposit of €500 is paid in cash at check-in and given back at check-out.</li>
        <li>
          Cancelling 21 days or more before arrival: 70% is refunded, to the card that was used. Under 21 days nothing is refunded; early
          departures and no-shows are charged in full.
        </li>
      </ul>
    </section>
  )
}

export function Assistance() {
  const site = useSite()
  if (!site) return null
  const { contact, company } = site.settings
  return (
    <section className="panel">
      <h2 className="text-xl">Need Assistance?</h2>
      <p className="mt-3 text-sm">We answer within 24 hours.</p>
      <p className="mt-1">
        <a href={mailLink(contact.email)} className="link link-alone mr-6">
          {contact.email}
        </a>
        <a href={phoneLink(contact.phone)} className="link link-alone">
          {contact.phone}
        </a>
      </p>
      <p className="mt-3 text-ink-soft text-sm">
        {company.legalName}, tax number (PIB) {company.taxNumber}, {company.address}
      </p>
    </section>
  )
}
