import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { getLang } from '../layout/use-site.ts'
import type { MenuPage } from '../menus.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { isPhone } from '../ui/is-phone.ts'
import { Link } from '../ui/link.tsx'
import { AcceptanceMarks } from './acceptance-marks.tsx'
import { CompanyFacts, ContactLinks, FooterLink, LegalLinks, SocialLinks } from './footer-parts.tsx'
import type { Site } from './site.server.ts'

const quickLinks: readonly MenuPage[] = [
  ['/', words.homePage],
  ['/gallery', words.galleryPage],
  ['/booking', words.bookingPage],
  ['/amenities', words.amenitiesPage],
  ['/attractions', words.attractionsPage],
  ['/pricing', words.pricingAndPolicies],
]

type Props = Pick<Site, 'settings' | 'english' | 'villas' | 'moreVillas'>

/** Contact, company, villas and pages. On phones all but the contact are folded (`render/in-page/footer.ts`). */
export default function FooterContent({ settings, english, villas, moreVillas }: Props) {
  return (
    <div className="wrap pt-10 pb-4 sm:pt-16">
      <p lang={getLang({ english }, 'general.tagline')} className="font-display text-xl sm:text-2xl">
        {settings.general.tagline}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 wrap-anywhere sm:mt-10 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-[1.3fr_1.5fr_1fr_1fr]">
        <Column title={words.contactInfo} first>
          <ContactLinks contact={settings.contact} />
        </Column>
        <Column title={words.companyInfo}>
          <CompanyFacts company={settings.company} english={english} />
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
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-white/20 pt-4 text-sm sm:mt-10 sm:border-t">
        <AcceptanceMarks settings={settings} />
        <SocialLinks links={settings.social.links} />
        <p className="flex flex-wrap gap-x-6">
          <LegalLinks />
          <Link to={href('/your-data')} className="link-alone underline underline-offset-4">
            {words.yourData}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** A heading with its links; on phones what opens and closes them. */
function Column({ title, first = false, children }: { title: string; first?: boolean; children: ReactNode }) {
  return (
    <details
      open={import.meta.env.SSR || first || !isPhone()}
      data-fold={first ? undefined : ''}
      className="group border-white/20 max-sm:border-b"
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 sm:hidden">
        <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
        <Icon shape={icons.chevron} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <h2 className="mb-3 font-sans font-semibold text-base tracking-normal max-sm:hidden">{title}</h2>
      <div className="max-sm:pb-4">{children}</div>
    </details>
  )
}
