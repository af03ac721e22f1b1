import { useEffect } from 'react'
import { href, useLocation, useMatches, useRouteError } from 'react-router'
import { PAGE_SHOWN } from '#render/in-page/page-shown.ts'
import * as words from '#words/en/frame.ts'
import { headerPages } from '../menus.ts'
import { useBookingHere } from '../search/use-booking-here.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { Step } from './checkout-header.tsx'
import { LanguageMenu } from './language-links.tsx'
import { PageMenu } from './page-menu.tsx'
import { useSite } from './use-site.ts'
import { VillasMenu } from './villas-menu.tsx'

/**
 * What a route's `handle` may have. `overPhotograph`: its photograph extends behind the header. `frame`: what surrounds a page on which
 * nobody looks around any more. `stays: 'later'`: the styles of what stays are chosen with (`styles/stays.css`) come once React starts.
 */
export type PageHandle = { overPhotograph?: true; scripts?: PageScripts; frame?: PageFrame; stays?: 'later' }

/** A step of booking, or `account`: a short header and footer. `stay`: a short footer. */
export type PageFrame = Step | 'account' | 'stay'

/** `none`: the page has nothing that needs React. `touched`: it starts once somebody touches a live part. Without either, after the first frame. */
export type PageScripts = 'none' | 'touched'

export function Header() {
  const { pathname, key } = useLocation()
  // The error page has no photograph.
  const failed = Boolean(useRouteError())
  const photographed = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.overPhotograph)
  const overPhotograph = photographed && !failed

  // biome-ignore lint/correctness/useExhaustiveDependencies: tells of every page, and of each time that a link leads to it
  useEffect(() => void document.dispatchEvent(new Event(PAGE_SHOWN)), [key])

  return (
    <header
      id="header"
      data-over={overPhotograph || undefined}
      // The script inside the page decides (`render/in-page/action.ts`).
      data-away=""
      suppressHydrationWarning
      className={`top-bar no-print text-ink transition-colors duration-200 clear:border-b-0 clear:bg-transparent clear:text-white ${
        overPhotograph ? '-mb-18 [@media(scripting:none)]:relative' : ''
      }`}
    >
      <div className="wrap flex min-h-18 items-center gap-x-3 lg:gap-x-4 xl:gap-x-6">
        <SiteName />
        <nav
          aria-label={words.main}
          className="ml-auto hidden items-center gap-x-3 whitespace-nowrap text-sm lg:flex xl:gap-x-5 2xl:gap-x-7 2xl:text-base"
        >
          <VillasMenu />
          {headerPages.map(([path, label, place = '']) => (
            <Link
              key={path}
              to={path + place}
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
          <LinkButton to={useBookingHere()} prefetch="intent" small className="book-now max-sm:px-3">
            {words.bookNow}
          </LinkButton>
          <PageMenu />
        </div>
      </div>
    </header>
  )
}

/** In one line on a phone; it breaks only where letters are enlarged. */
export function SiteName() {
  const site = useSite()
  return (
    <Link
      to={href('/')}
      className="flex min-h-11 min-w-0 items-center font-display text-[clamp(1.0625rem,5.1vw,1.25rem)] leading-tight tracking-tight sm:text-lg xl:shrink-0"
    >
      {site?.settings.general.siteName ?? words.home}
    </Link>
  )
}
