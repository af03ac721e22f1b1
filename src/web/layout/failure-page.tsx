import { href, isRouteErrorResponse, useLocation } from 'react-router'
import * as words from '#words/en/frame.ts'
import type { PageFailure } from '../api-results.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { PageHead } from './page-head.tsx'

/** Error page. What the server says of it is shown. */
export function FailurePage({ error }: { error?: unknown }) {
  const failure = isRouteErrorResponse(error) ? (error.data as PageFailure | null) : null
  const { pathname, search } = useLocation()
  return (
    <div className="wrap flex min-h-[60vh] flex-col items-start justify-center py-20">
      <PageHead title={words.thisPageCould} hidden />
      <h1 className="text-3xl">{words.thisPageCould}</h1>
      <p className="measure mt-4 text-lg">{failure?.text || words.somethingWentWrongOnOur}</p>
      <p className="measure mt-3 text-ink-soft">{words.ifItHappensAgainWrite}</p>
      {failure?.reference && <p className="mt-3 text-ink-soft text-sm">{words.reference(failure.reference)}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={pathname + search} look="act" reloadDocument>
          {words.tryAgain}
        </LinkButton>
        <LinkButton to={href('/')}>{words.returnToHome}</LinkButton>
      </div>
    </div>
  )
}
