import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { data, href, isRouteErrorResponse, Outlet } from 'react-router'
import { language } from '#words/en/language.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import '../../admin/admin.css'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { requireAdmin } from '../../admin/require-admin.server.ts'
import { Sidebar } from '../../admin/sidebar.tsx'
import { Unsaved } from '../../admin/unsaved.tsx'
import { requestContext } from '../../api.ts'
import type { PageFailure } from '../../api-results.server.ts'
import { FailurePage } from '../../layout/failure-page.tsx'
import { LoadingLine } from '../../layout/loading-line.tsx'
import NotFound from '../../layout/not-found.tsx'
import type { Route } from './+types/office'

const OFFICE = href('/admin/dashboard')

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

// Also makes the middleware run: without a loader, navigation between admin pages would not reach the server here.
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = { language }
  const known = toOfficeLanguage(language)
  if ((await officeCookie.read(request)) === known) return data(page)
  return data(page, { headers: { 'set-cookie': await officeCookie.write(known, context.get(requestContext).siteUrl) } })
}

export default function Office({ loaderData }: Route.ComponentProps) {
  // Another tab has changed the language: this one has the words of the former.
  const changed = loaderData.language !== language
  useEffect(() => {
    if (changed) location.reload()
  }, [changed])
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const failure = isRouteErrorResponse(error) ? (error.data as PageFailure | null) : null
  return <Shell>{missing ? <NotFound /> : <FailurePage {...(failure?.text ? { failure } : {})} />}</Shell>
}

function Shell({ children }: { children: ReactNode }) {
  const [folded, fold] = useState(false)
  return (
    <div data-page className="admin-shell" data-folded={folded || undefined} onClickCapture={leave} onSubmitCapture={leave}>
      <LoadingLine />
      <Sidebar folded={folded} fold={fold} />
      <main id="content" className="min-w-0 px-4 py-6 sm:px-8 sm:py-10">
        {children}
      </main>
      <Unsaved />
    </div>
  )
}

/** Pages for guests are English here, so in another language they are documents of their own: the router does not see the event. */
function leave(event: SyntheticEvent) {
  if (language === 'en') return
  const element = event.target as Element
  const to = event.type === 'submit' ? element.getAttribute('action') : element.closest('a[href]')?.getAttribute('href')
  if (to?.startsWith('/') && !to.startsWith(OFFICE)) event.stopPropagation()
}
