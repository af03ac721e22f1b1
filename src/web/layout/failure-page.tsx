import { href, useLocation } from 'react-router'
import type { PageFailure } from '../api-results.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { PageHead } from './page-head.tsx'

const unknown: PageFailure = { text: 'Something went wrong on our side. Nothing was lost. Please try again.' }

/** Error page for unexpected errors. */
export function FailurePage({ failure = unknown }: { failure?: PageFailure }) {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap flex min-h-[60vh] flex-col items-start justify-center py-20">
      <PageHead title="This page could not be shown" description="Something went wrong on our side." hidden />
      <h1 className="text-3xl">This page could not be shown</h1>
      <p className="measure mt-4 text-lg">{failure.text}</p>
      <p className="measure mt-3 text-ink-soft">If it happens again, write to us; the address is at the bottom of every page.</p>
      {failure.reference && <p className="mt-3 text-ink-soft text-sm">Reference: {failure.reference}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={pathname + search} look="act" reloadDocument>
          Try Again
        </LinkButton>
        <LinkButton to={href('/')}>Return to Home</LinkButton>
      </div>
    </div>
  )
}
