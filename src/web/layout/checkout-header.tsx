import { phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/checkout.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { SiteName } from './header.tsx'
import { LanguageMenu } from './language-links.tsx'
import { PageMenu } from './page-menu.tsx'
import { useSite } from './use-site.ts'

const steps = { book: words.yourStay, review: words.reviewAndPay, done: words.confirmation }

export type Step = keyof typeof steps

/** The header of pages on which a guest books or signs in: nothing to look around for but the menu. `at`: the step of the booking. */
export default function CheckoutHeader({ at }: { at: Step | 'account' }) {
  const phone = useSite()?.settings.contact.phone
  return (
    <header id="header" className="top-bar no-print">
      <div className="wrap flex min-h-15 items-center gap-x-3 sm:min-h-18 lg:gap-x-6">
        <SiteName />
        <div className="ml-auto flex items-center gap-x-2 text-sm lg:gap-x-6">
          {at !== 'account' && <Steps at={at} />}
          {phone && (
            <a
              href={phoneLink(phone)}
              aria-label={words.callUs(phone)}
              className="flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-8 hover:underline"
            >
              <Icon shape={icons.phone} />
              <span className="max-lg:hidden">{phone}</span>
            </a>
          )}
          <div className="max-lg:hidden">
            <LanguageMenu />
          </div>
          <PageMenu always />
        </div>
      </div>
    </header>
  )
}

function Steps({ at }: { at: Step }) {
  return (
    <ol aria-label={words.stepsOfBooking} className="hidden items-center gap-3 text-ink-soft xl:flex">
      {Object.entries(steps).map(([step, name]) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          className="flex items-center gap-3 before:w-8 before:border-field before:border-t first:before:hidden aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
