import { href, useHref, useLocation, useRouteLoaderData } from 'react-router'
import * as words from '#words/en/frame.ts'
import { language } from '#words/en/language.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useAccount } from './account.tsx'
import { PageHead } from './page-head.tsx'
import { useSite } from './use-site.ts'

/** `way`: where it leads instead of the home page. */
export default function NotFound({ way = { to: href('/'), label: words.returnToHome } }: { way?: { to: string; label: string } }) {
  const knowsOffice = useSite()?.knowsOffice
  const account = useAccount()
  const withoutLanguage = useHref(href('/')) === '/'
  return (
    <div className="wrap flex min-h-[60vh] flex-col items-start justify-center py-20">
      <PageHead title={words.pageNotFound} description={words.thereIsNothing} hidden />
      <p className="eyebrow">404</p>
      <h1 className="mt-2 text-3xl">{words.oopsPageNotFound}</h1>
      <p className="measure mt-4 text-ink-soft text-lg">{words.weCannotFindThisPage}</p>
      <LinkButton to={way.to} look="act" className="mt-8">
        {way.label}
      </LinkButton>
      {knowsOffice && withoutLanguage && account?.user?.status !== 2 && <BackToOffice />}
    </div>
  )
}

/** Sign-in link for owners: after their session ends, admin pages answer 404. These have no language in their address. */
function BackToOffice() {
  const { pathname, search } = useLocation()
  // The server renders the page under another path.
  const asked = useRouteLoaderData<{ asked: string } | null>('routes/not-found:unknown')?.asked ?? pathname + search
  return (
    <p className="mt-8">
      {words.wereYouAtWork}{' '}
      <Link
        to={`${href('/admin')}?${new URLSearchParams({ redirect: asked })}`}
        reloadDocument={language !== 'en'}
        className="link link-alone"
      >
        {words.signInAgain}
      </Link>
    </p>
  )
}
