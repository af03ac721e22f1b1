import { lazy, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { Served } from '#render/document/served.tsx'
import { Footer, ShortFooter } from './footer.tsx'
import { Header, type PageHandle } from './header.tsx'
import { LoadingLine } from './loading-line.tsx'
import { OfferedLanguage } from './offered-language.tsx'
import { SkipLink } from './skip-link.tsx'
import { Unfinished } from './unfinished.tsx'
import { useSite } from './use-site.ts'

const Banner = lazy(() => import('./test-banner.tsx'))

// Pages to look around load it once they lead to one on which a stay is booked. Without a boundary: the header that the server sent stays until then.
const CheckoutHeader = import.meta.env.SSR
  ? (await import('./checkout-header.tsx')).default
  : lazy(() => import('./checkout-header.tsx').catch(() => ({ default: Header })))

/** Header, footer and notices of every public page. */
export function Frame({ children }: { children: ReactNode }) {
  const site = useSite()
  const frame = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.frame)
    .findLast(Boolean)
  return (
    <div data-page className="flex min-h-dvh flex-col">
      <SkipLink />
      <LoadingLine />
      {site?.unfinished ? <Unfinished /> : <OfferedLanguage />}
      {site?.testMode && <Served name="banner" Loaded={Banner} with={{ email: site.settings.contact.email }} />}
      {frame && frame !== 'stay' ? <CheckoutHeader at={frame} /> : <Header />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {frame ? <ShortFooter /> : <Footer />}
    </div>
  )
}
