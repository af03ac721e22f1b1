import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/payment.en.ts'
import { useSite } from '../layout/use-site.ts'

export function ImportantInformation() {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.importantInformation}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-sm">
        <li>{words.checkInIsFrom15}</li>
        <li>{words.aSecurityDepositOf500}</li>
        <li>{words.cancelling21DaysOrMore}</li>
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
      <h2 className="text-xl">{words.needAssistance}</h2>
      <p className="mt-3 text-sm">{words.weAnswerWithin24Hours}</p>
      <p className="mt-1">
        <a href={mailLink(contact.email)} className="link link-alone mr-6">
          {contact.email}
        </a>
        <a href={phoneLink(contact.phone)} className="link link-alone">
          {contact.phone}
        </a>
      </p>
      <p className="mt-3 text-ink-soft text-sm">{words.taxNumberPib(company.legalName, company.taxNumber, company.address)}</p>
    </section>
  )
}
