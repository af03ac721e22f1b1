import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { somethingWentWrongOnOur, reference as theReference, thisPageCould, tryAgain } from '#words/en/frame.ts'
import * as words from '#words/en/office-frame.ts'
import type { PageFailure } from '../api-results.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { AdminPage } from './admin-page.tsx'

/** A page of the office that failed. What the server says of it is shown. */
export function OfficeFailure({ error }: { error: unknown }) {
  const failure = isRouteErrorResponse(error) ? (error.data as PageFailure | null) : null
  const { pathname, search } = useLocation()
  return (
    <AdminPage title={thisPageCould}>
      <p className="measure text-lg">{failure?.text || somethingWentWrongOnOur}</p>
      <p className="measure mt-3 text-ink-soft">{words.ifItHappensAgain}</p>
      {failure?.reference && <p className="mt-3 text-ink-soft text-sm">{theReference(failure.reference)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={pathname + search} look="act" reloadDocument>
          {tryAgain}
        </LinkButton>
        <LinkButton to={href('/admin/dashboard')}>{words.backOffice3}</LinkButton>
      </div>
    </AdminPage>
  )
}
