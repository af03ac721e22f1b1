import { allCalls } from '#contract/index.ts'
import { paymentCalls } from '#contract/payments.ts'
import { accountOf } from './accounts/account-of.ts'
import { accountRoutes } from './accounts/routes.ts'
import { amenityRoutes } from './amenities/routes.ts'
import { attractionRoutes } from './attractions/routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { calendarRoutes } from './calendars/routes.ts'
import { currencyRoutes } from './currency/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { declarationRoutes } from './declarations/routes.ts'
import type { Deps } from './deps.ts'
import { exportRoutes } from './exports/routes.ts'
import { galleryRoutes } from './gallery/routes.ts'
import { guestStayRoutes } from './guest-stays/routes.ts'
import { createApi } from './http/api.ts'
import { pageHeaders } from './http/headers.ts'
import { openApi } from './http/openapi.ts'
import { openApiPage, openApiPageEmits } from './http/openapi-page.ts'
import type { Route } from './http/serve.ts'
import { jobRoutes } from './jobs/routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { fieldFigureRoutes } from './metrics/field-figures.ts'
import { offerRoutes } from './offers/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { returnFailed } from './payments/bank-return.ts'
import { paymentRoutes } from './payments/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { uploadRoutes } from './pictures/upload.ts'
import { pricingRoutes } from './pricing/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { promoCodeRoutes } from './promo-codes/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { stayRuleRoutes } from './stay-rules/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { translationRoutes } from './translations/routes.ts'
import { villaRoutes } from './villas/routes.ts'

export function createApp(deps: Deps) {
  const routes: Route[] = [
    ...villaRoutes(deps),
    ...galleryRoutes(deps),
    ...uploadRoutes(deps),
    ...amenityRoutes(deps),
    ...attractionRoutes(deps),
    ...pricingRoutes(deps),
    ...promoCodeRoutes(deps),
    ...stayRuleRoutes(deps),
    ...bookingRoutes(deps),
    ...guestStayRoutes(deps),
    ...offerRoutes(deps),
    ...paymentRoutes(deps),
    ...currencyRoutes(deps),
    ...accountRoutes(deps),
    ...peopleRoutes(deps),
    ...securityRoutes(deps),
    ...privacyRoutes(deps),
    ...reviewRoutes(deps),
    ...settingsRoutes(deps),
    ...translationRoutes(deps),
    ...supportRoutes(deps),
    ...dashboardRoutes(deps),
    ...mailRoutes(deps),
    ...exportRoutes(deps),
    ...ledgerRoutes(deps),
    ...reportRoutes(deps),
    ...declarationRoutes(deps),
    ...paperRoutes(deps),
    ...jobRoutes(deps),
    ...calendarRoutes(deps),
    ...fieldFigureRoutes(deps),
  ]
  const app = createApi(deps, routes, accountOf)
  // Made at the first request: it takes longer than everything else here, and few processes are asked for it.
  const document = once(() => JSON.stringify(openApi(allCalls, deps.env.siteUrl)))
  const page = once(() => String(openApiPage(allCalls)))
  app.get('/api/openapi.json', (c) => c.body(document(), 200, { 'content-type': 'application/json', 'content-disposition': 'inline' }))
  const secure = deps.env.siteUrl.startsWith('https://')
  const headers = pageHeaders(new Headers({ 'content-type': 'text/html; charset=utf-8' }), {
    emitted: openApiPageEmits,
    bankOrigin: '',
    secure,
    alive: false,
    cacheControl: 'no-cache',
  })
  // A GET, such as from the address bar, contains no answer: show a page, never bare JSON.
  app.get(paymentCalls.bankReturn.path, returnFailed)
  app.get('/api', () => new Response(page(), { headers }))
  return app
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
