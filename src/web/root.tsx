import { type ComponentType, lazy, type ReactNode, use } from 'react'
import { data, href, isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { readChosenCurrency } from '#domain/other-currencies.ts'
import { FirstPaint } from '#render/document/first-paint.ts'
import { language } from '#words/en/language.ts'
import { loginSuccessful, welcomeToTheAdminDashboard } from '#words/en/office-security.ts'
import { languages, tagOf, withoutPrefix } from '#words/languages.ts'
import type { Route } from './+types/root'
import { officeCookie } from './admin/office-cookie.server.ts'
import { getApi, requestContext } from './api.ts'
import { AccountProvider } from './layout/account.tsx'
import { FailurePage } from './layout/failure-page.tsx'
import { Frame } from './layout/frame.tsx'
import { queryRead, stayIn } from './layout/query-read.server.ts'
import { readSite, readUntranslated } from './layout/site.server.ts'
import { SiteStyles } from './layout/site-styles.tsx'
import { useSite } from './layout/use-site.ts'
import { toastCookie } from './toasts/flash.server.ts'
import type { Toast } from './toasts/toast.ts'
import { Toaster } from './toasts/toaster.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

const officeWelcome: Toast = { title: loginSuccessful, text: welcomeToTheAdminDashboard, tone: 'good' }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl, hasSession, unfinished, shared, document } = context.get(requestContext)
  const path = withoutPrefix(url.pathname)
  const [site, untranslated, flashed, office] = await Promise.all([
    readSite(getApi(context), siteUrl, { anybody: hasSession && shared, unfinished }),
    readUntranslated(getApi(context), path),
    toastCookie.read(request),
    officeCookie.read(request),
  ])
  const query = queryRead(url)
  const page = {
    ...site,
    untranslated,
    query,
    stay: stayIn(query),
    // Pages that guests share have no choice of one of them; there the browser knows it.
    currency: shared ? null : readChosenCurrency(request.headers.get('cookie') ?? ''),
    toast: flashed?.toOffice && language !== 'en' ? officeWelcome : (flashed ?? document.toast),
    knowsOffice: office !== null,
    scheme: office?.scheme ?? 'device',
  }
  return flashed ? data(page, { headers: { 'set-cookie': await toastCookie.drop() } }) : data(page)
}

const StructuredData = import.meta.env.SSR ? (await import('./structured/structured-data.tsx')).StructuredData : null

// Browsers load what says that a page is missing when they need it.
const NotFound = import.meta.env.SSR
  ? (await import('./layout/not-found.tsx')).default
  : lazy((): Promise<{ default: ComponentType }> => import('./layout/not-found.tsx').catch(() => ({ default: FailurePage })))

// During development the scripts are those of one language (`PAGE_LANGUAGE`); pages in others come without.
const hasScripts = !import.meta.env.DEV || language === import.meta.env.PAGE_LANGUAGE

const BrowserScripts = () => (
  <>
    <ScrollRestoration />
    <Scripts />
  </>
)

export function Layout({ children }: { children: ReactNode }) {
  const firstPaint = use(FirstPaint)
  const PageScripts = firstPaint?.Scripts ?? BrowserScripts
  const inOffice = useLocation().pathname.startsWith(href('/admin/dashboard'))
  const chosen = useSite()?.scheme ?? 'device'
  const scheme = inOffice && chosen !== 'device' ? chosen : undefined
  const [light, dark] = inOffice ? ['#f4efe6', '#0b1721'] : ['#fbfaf7', '#0f1b25']
  return (
    <html lang={tagOf[language]} data-languages={languages.join(' ')} data-office={inOffice ? '' : undefined} data-scheme={scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme ?? 'light dark'} />
        <meta name="theme-color" content={scheme === 'dark' ? dark : light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={scheme === 'light' ? light : dark} media="(prefers-color-scheme: dark)" />
        {firstPaint && <style>{firstPaint.mark}</style>}
        <Links />
        {StructuredData && <StructuredData />}
      </head>
      <body>
        {children}
        {hasScripts && <PageScripts />}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <AccountProvider>
      <Toaster arriving={loaderData.toast}>
        <Outlet />
      </Toaster>
    </AccountProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Frame>
      {!import.meta.env.SSR && <SiteStyles />}
      {missing ? <NotFound /> : <FailurePage error={error} />}
    </Frame>
  )
}
