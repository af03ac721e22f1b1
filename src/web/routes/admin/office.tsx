import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { data, href, isRouteErrorResponse, Outlet } from 'react-router'
import { language } from '#words/en/language.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import '../../admin/admin.css'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { readWaiting } from '../../admin/read-waiting.server.ts'
import { requireAdmin } from '../../admin/require-admin.server.ts'
import { Sidebar } from '../../admin/sidebar.tsx'
import { TabBar } from '../../admin/tab-bar.tsx'
import { Unsaved } from '../../admin/unsaved.tsx'
import { getApi, requestContext } from '../../api.ts'
import type { PageFailure } from '../../api-results.server.ts'
import { FailurePage } from '../../layout/failure-page.tsx'
import { LoadingLine } from '../../layout/loading-line.tsx'
import NotFound from '../../layout/not-found.tsx'
import { SkipLink } from '../../layout/skip-link.tsx'
import type { Route } from './+types/office'

const OFFICE = href('/admin/dashboard')

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

// Also makes the middleware run: without a loader, navigation between admin pages would not reach the server here.
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = { language, waiting: await readWaiting(getApi(context)) }
  const known = toOfficeLanguage(language)
  const browser = await officeCookie.read(request)
  if (browser?.language === known) return data(page)
  const cookie = await officeCookie.write(
    { scheme: 'device', hidden: [], ...browser, language: known },
    context.get(requestContext).siteUrl,
  )
  return data(page, { headers: { 'set-cookie': cookie } })
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
    <div data-page className="office" data-folded={folded || undefined} onClickCapture={leave} onSubmitCapture={leave}>
      <SkipLink />
      <LoadingLine />
      <Sidebar folded={folded} fold={fold} />
      <main id="content" tabIndex={-1} className="office-page">
        {children}
      </main>
      <TabBar />
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
