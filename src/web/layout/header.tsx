import { useSyncExternalStore } from 'react'
import { href, useLocation, useMatches, useRouteError } from 'react-router'
import * as words from '#words/en/frame.ts'
import { headerPages } from '../menus.ts'
import { useBookingHere } from '../search/use-booking-here.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useSite } from './use-site.ts'
import { VillasMenu } from './villas-menu.tsx'

/** Set in a route's `handle` if its photograph extends behind the header. */
export type OverPhotograph = { overPhotograph: true }

export function Header() {
  const site = useSite()
  const { pathname } = useLocation()
  // The error page has no photograph.
  const failed = Boolean(useRouteError())
  const photographed = useMatches().some(({ handle }) => (handle as Partial<OverPhotograph> | undefined)?.overPhotograph)
  const overPhotograph = photographed && !failed
  const scrolled = useScrolled()
  const clear = overPhotograph && !scrolled

  return (
    <header
      id="header"
      className={`no-print sticky top-0 z-40 transition-colors duration-200 ${overPhotograph ? '-mb-18 [@media(scripting:none)]:relative' : ''} ${
        clear ? 'on-ink text-white' : 'border-sand-line border-b bg-chalk text-ink'
      }`}
    >
      <div className="wrap flex min-h-18 items-center gap-x-6 max-lg:flex-wrap lg:gap-x-4 xl:gap-x-6">
        <Link
          to={href('/')}
          className="flex min-h-11 grow basis-24 items-center font-display text-lg leading-tight tracking-tight xl:shrink-0 xl:basis-auto xl:whitespace-nowrap"
        >
          {site?.settings.general.siteName ?? words.home}
        </Link>
        <nav
          aria-label={words.main}
          className="ml-auto hidden items-center gap-x-3 whitespace-nowrap text-sm lg:flex xl:gap-x-5 2xl:gap-x-7 2xl:text-base"
        >
          <VillasMenu />
          {headerPages.map(([path, label]) => (
            <Link
              key={path}
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              prefetch="intent"
              className="flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-x-2 lg:ml-0 lg:gap-x-3 xl:gap-x-4">
          <div className="hidden items-center gap-x-3 whitespace-nowrap text-sm lg:flex xl:gap-x-4 2xl:text-base">
            <LanguageMenu />
            <AccountMenu />
          </div>
          <LinkButton
            to={useBookingHere()}
            prefetch="intent"
            look={clear ? 'clear' : 'plain'}
            small
            className="whitespace-nowrap max-sm:px-3.5"
          >
            {words.bookNow}
          </LinkButton>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

const SOLID_FROM = 24

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** True if the page is scrolled away from the top. */
const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > SOLID_FROM,
    () => false,
  )
