import { lazy, type ReactNode, Suspense, type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { data, href, isRouteErrorResponse, Outlet } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { language } from '#words/en/language.ts'
import { backOffice3 } from '#words/en/office-frame.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import '../../admin/admin.css'
import { failInside } from '../../admin/fail-inside.ts'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { OfficeFailure } from '../../admin/office-failure.tsx'
import { OfficeWorker } from '../../admin/phone/office-worker.ts'
import { readWaiting } from '../../admin/read-waiting.server.ts'
import { requireAdmin } from '../../admin/require-admin.server.ts'
import { useKeys } from '../../admin/search/use-keys.ts'
import { Sidebar } from '../../admin/sidebar.tsx'
import { Simulated } from '../../admin/simulated.tsx'
import { TabBar } from '../../admin/tab-bar.tsx'
import { Unsaved } from '../../admin/unsaved.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi, requestContext } from '../../api.ts'
import { LoadingLine } from '../../layout/loading-line.tsx'
import NotFound from '../../layout/not-found.tsx'
import { SkipLink } from '../../layout/skip-link.tsx'
import type { Route } from './+types/office'

const OFFICE = href('/admin/dashboard')
/** From a page that does not exist to the first of the office, by the role. */
const HOME = { to: OFFICE, label: backOffice3 }

// A browser loads them at their first use.
const SearchDialog = lazy(() => import('../../admin/search/search-dialog.tsx'))
const KeyList = lazy(() => import('../../admin/search/key-list.tsx'))

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: `/office.webmanifest?lang=${language}` }]

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [failInside]

// Also makes the middleware run: without a loader, navigation between admin pages would not reach the server here.
export async function loader({ context, request }: Route.LoaderArgs) {
  const browser = await officeCookie.read(request)
  const page = { language, waiting: await readWaiting(getApi(context)), singleKeys: browser?.singleKeys ?? true }
  const known = toOfficeLanguage(language)
  if (browser?.language === known) return data(page)
  const cookie = await officeCookie.write(
    { scheme: 'device', hidden: [], singleKeys: true, ...browser, language: known },
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
    <Shell singleKeys={loaderData.singleKeys}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Shell singleKeys={false}>{missing ? <NotFound way={HOME} /> : <OfficeFailure error={error} />}</Shell>
}

function Shell({ singleKeys, children }: { singleKeys: boolean; children: ReactNode }) {
  const [folded, fold] = useState(false)
  const [opened, open] = useState<'search' | 'keys' | null>(null)
  const may = useMay()
  const close = useCallback(() => open(null), [])
  const openSearch = useCallback(() => open('search'), [])
  const openKeys = useCallback(() => open('keys'), [])
  useKeys({ single: singleKeys, openSearch: may(forRoles.bookings) ? openSearch : null, openKeys })
  return (
    <div data-page className="office" data-folded={folded || undefined} onClickCapture={leave} onSubmitCapture={leave}>
      <SkipLink />
      <LoadingLine />
      <Sidebar folded={folded} fold={fold} search={openSearch} />
      <main id="content" tabIndex={-1} className="office-page">
        <Simulated />
        {children}
      </main>
      <TabBar search={openSearch} />
      <Unsaved />
      <OfficeWorker />
      <Suspense>
        {opened === 'search' && <SearchDialog close={close} />}
        {opened === 'keys' && <KeyList close={close} />}
      </Suspense>
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
