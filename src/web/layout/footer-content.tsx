import type { ReactNode } from 'react'
import { href } from 'react-router'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/frame.ts'
import { getLang } from '../layout/use-site.ts'
import type { MenuPage } from '../menus.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { AcceptanceMarks } from './acceptance-marks.tsx'
import type { Site } from './site.server.ts'

const quickLinks: readonly MenuPage[] = [
  ['/', words.homePage],
  ['/gallery', words.galleryPage],
  ['/booking', words.bookingPage],
  ['/amenities', words.amenitiesPage],
  ['/attractions', words.attractionsPage],
  ['/pricing', words.pricingAndPolicies],
]

/** Contact, company, villas and pages. */
export default function FooterContent({
  settings,
  english,
  villas,
  moreVillas,
}: Pick<Site, 'settings' | 'english' | 'villas' | 'moreVillas'>) {
  const { general, contact, company } = settings
  return (
    <div className="wrap pt-16 pb-10">
      <p lang={getLang({ english }, 'general.tagline')} className="font-display text-2xl">
        {general.tagline}
      </p>
      <div className="mt-12 grid grid-cols-1 gap-x-10 gap-y-12 wrap-anywhere sm:grid-cols-2 lg:grid-cols-[1.3fr_1.5fr_1fr_1fr]">
        <Column title={words.contactInfo}>
          <FooterLink href={phoneLink(contact.phone)}>
            <Icon shape={icons.phone} /> {contact.phone}
          </FooterLink>
          <FooterLink href={mailLink(contact.email)}>
            <Icon shape={icons.mail} /> {contact.email}
          </FooterLink>
          <FooterLink href={contact.mapUrl} away>
            <Icon shape={icons.pin} /> {contact.address}
          </FooterLink>
          <Social />
        </Column>
        <Column title={words.companyInfo}>
          <dl className="space-y-3 text-sm text-white/80 [&_dd]:text-white">
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
        </Column>
        <Column title={words.ourVillas}>
          {villas.map(({ slug, name }) => (
            <FooterLink key={slug} to={href('/villas/:slug', { slug })}>
              {name}
            </FooterLink>
          ))}
          {moreVillas && <FooterLink to={href('/villas')}>{moreVillas}</FooterLink>}
        </Column>
        <Column title={words.quickLinks}>
          {quickLinks.map(([path, label]) => (
            <FooterLink key={path} to={path}>
              {label}
            </FooterLink>
          ))}
        </Column>
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-white/20 border-t pt-6 text-sm">
        <AcceptanceMarks {...company} />
        <p className="flex flex-wrap gap-x-6">
          <Link to={href('/terms')} className="link-alone underline underline-offset-4">
            {words.termsConditions}
          </Link>
          <Link to={href('/privacy')} className="link-alone underline underline-offset-4">
            {words.privacy}
          </Link>
          <Link to={href('/your-data')} className="link-alone underline underline-offset-4">
            {words.yourData}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-sans font-semibold text-base tracking-normal">{title}</h2>
      {children}
    </section>
  )
}

const Registration = ({ name, value, lang }: { name: string; value: string; lang?: 'en' | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{value}</dd>
  </div>
)

type LinkProps = { children: ReactNode } & ({ to: string } | { href: string; away?: boolean })

function FooterLink({ children, ...target }: LinkProps) {
  const look = 'flex min-h-11 items-center gap-3 py-1.5 text-white/90 text-sm underline-offset-4 hover:text-white hover:underline'
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

const places = [words.instagram, words.facebook] as const

/** Names without links: the owners have no accounts there yet. */
function Social() {
  return (
    <ul aria-label={words.socialMedia} className="mt-3 flex flex-wrap gap-2">
      {places.map((place) => (
        <li key={place} className="rounded-soft border border-white/25 px-3 py-2 text-sm text-white/80">
          {place} <span className="text-white/75">{words.soon}</span>
        </li>
      ))}
    </ul>
  )
}
