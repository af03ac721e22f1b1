import { href, Link, useLocation } from 'react-router'
import { LinkButton } from '../ui/button.tsx'
import { PageHead } from './page-head.tsx'
import { useSite } from './use-site.ts'

export function NotFound() {
  return (
    <div className="wrap flex min-h-[60vh] flex-col items-start justify-center py-20">
      <PageHead title="Page not found" description="There is nothing at this address." hidden />
      <p className="eyebrow">404</p>
      <h1 className="mt-2 text-3xl">Oops! Page not found</h1>
      <p className="measure mt-4 text-ink-soft text-lg">
        There is nothing at this address. It may have moved, or a letter went missing on the way.
      </p>
      <LinkButton to={href('/')} look="act" className="mt-8">
        Return to Home
      </LinkButton>
      {useSite()?.knowsOffice && <BackToOffice />}
    </div>
  )
}

/** Sign-in link for owners: after their session ends, admin pages answer 404. */
function BackToOffice() {
  const { pathname, search } = useLocation()
  return (
    <p className="mt-8">
      Were you at work in the back office? You have been signed out.{' '}
      <Link to={`${href('/admin')}?${new URLSearchParams({ redirect: pathname + search })}`} className="link link-alone">
        Sign in again
      </Link>
    </p>
  )
}
