import type { ReactNode } from 'react'
import { href } from 'react-router'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/frame.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { Site } from './site.server.ts'
import { getLang } from './use-site.ts'

/** The owners' telephone, address for mails and house. */
export const ContactLinks = ({ contact }: { contact: Site['settings']['contact'] }) => (
  <>
    <FooterLink href={phoneLink(contact.phone)}>
      <Icon shape={icons.phone} /> {contact.phone}
    </FooterLink>
    <FooterLink href={mailLink(contact.email)}>
      <Icon shape={icons.mail} /> {contact.email}
    </FooterLink>
    <FooterLink href={contact.mapUrl} away>
      <Icon shape={icons.pin} /> {contact.address}
    </FooterLink>
  </>
)

/** What the law and the bank ask a company to say of itself on every page. */
export const CompanyFacts = ({ company, english }: { company: Site['settings']['company']; english: string[] | undefined }) => (
  <dl className="space-y-2 text-sm">
    <div>
      <dt className="sr-only">{words.company}</dt>
      <dd className="font-semibold">{company.legalName}</dd>
      <dd>{company.address}</dd>
    </div>
    <Registration
      name={words.activity}
      value={`${company.activity} (${company.activityCode})`}
      lang={getLang({ english }, 'company.activity')}
    />
    <Registration name={words.registrationNumber} value={company.registrationNumber} />
    <Registration name={words.taxNumberPib} value={company.taxNumber} />
    <Registration name={words.greekRegistration} value={company.accommodationNumber} />
  </dl>
)

const Registration = ({ name, value, lang }: { name: string; value: string; lang?: 'en' | undefined }) => (
  <div>
    <dt className="opacity-80">{name}</dt>
    <dd lang={lang}>{value}</dd>
  </div>
)

export const LegalLinks = () => (
  <>
    <Link to={href('/terms')} className="link-alone underline underline-offset-4">
      {words.termsConditions}
    </Link>
    <Link to={href('/privacy')} className="link-alone underline underline-offset-4">
      {words.privacy}
    </Link>
  </>
)

/** The owners' pages elsewhere that have an address. */
export function SocialLinks({ links }: Site['settings']['social']) {
  const known = links.filter(({ address }) => address)
  if (known.length === 0) return null
  return (
    <ul aria-label={words.ourPagesElsewhere} className="flex flex-wrap gap-x-6">
      {known.map(({ name, address }) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer" className="link-alone underline underline-offset-4">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

type LinkProps = { children: ReactNode } & ({ to: string } | { href: string; away?: boolean })

export function FooterLink({ children, ...target }: LinkProps) {
  const look = 'flex min-h-11 items-center gap-3 py-1 text-sm underline-offset-4 hover:underline sm:min-h-9'
  if ('to' in target) {
    return (
      <Link to={target.to} className={look}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target.href} className={look} {...(target.away ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
    </a>
  )
}
