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

/** What a route's `handle` may have. `overPhotograph`: its photograph extends behind the header. */
export type PageHandle = { overPhotograph?: true; scripts?: PageScripts }

/** `none`: the page has nothing that needs React. `touched`: it starts once somebody touches a live part. Without either, after the first paint. */
export type PageScripts = 'none' | 'touched'

export function Header() {
  const site = useSite()
  const { pathname } = useLocation()
  // The error page has no photograph.
  const failed = Boolean(useRouteError())
  const photographed = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.overPhotograph)
  const overPhotograph = photographed && !failed

  return (
    <header
      id="header"
      data-over={overPhotograph || undefined}
      className={`no-print sticky top-0 z-40 border-sand-line border-b bg-chalk text-ink transition-colors duration-200 clear:border-b-0 clear:bg-transparent clear:text-white ${
        overPhotograph ? '-mb-18 [@media(scripting:none)]:relative' : ''
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
          <LinkButton to={useBookingHere()} prefetch="intent" small className="whitespace-nowrap max-sm:px-3.5">
            {words.bookNow}
          </LinkButton>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
