import { allCalls, calls } from '#contract/index.ts'
import { paymentCalls } from '#contract/payments.ts'
import { readAccount } from './accounts/read-account.ts'
import { accountHandlers } from './accounts/routes.ts'
import { amenityHandlers } from './amenities/routes.ts'
import { attractionHandlers } from './attractions/routes.ts'
import { bookingHandlers } from './bookings/routes.ts'
import { calendarHandlers } from './calendars/routes.ts'
import { currencyHandlers } from './currency/routes.ts'
import { dashboardHandlers } from './dashboard/routes.ts'
import { declarationHandlers } from './declarations/routes.ts'
import type { Deps } from './deps.ts'
import { exportHandlers } from './exports/routes.ts'
import { galleryHandlers } from './gallery/routes.ts'
import { guestStayHandlers } from './guest-stays/routes.ts'
import { createApi } from './http/api.ts'
import { pageHeaders } from './http/headers.ts'
import { openApi } from './http/openapi.ts'
import { openApiPage, openApiPageEmits } from './http/openapi-page.ts'
import type { HandlersOf, Subject } from './http/serve.ts'
import { inboxHandlers } from './inbox/routes.ts'
import { jobHandlers } from './jobs/routes.ts'
import { ledgerHandlers } from './ledger/routes.ts'
import { liveHandlers } from './live/routes.ts'
import { mailHandlers } from './mail/routes.ts'
import { messageHandlers } from './messages/routes.ts'
import { fieldFigureHandlers } from './metrics/field-figures.ts'
import { letterHandlers } from './notifications/routes.ts'
import { offerHandlers } from './offers/routes.ts'
import { paperHandlers } from './papers/routes.ts'
import { returnFailed } from './payments/bank-return.ts'
import { paymentHandlers } from './payments/routes.ts'
import { peopleHandlers } from './people/routes.ts'
import { uploadHandlers } from './pictures/upload.ts'
import { pricingHandlers } from './pricing/routes.ts'
import { privacyHandlers } from './privacy/routes.ts'
import { promoCodeHandlers } from './promo-codes/routes.ts'
import { pushHandlers } from './push/routes.ts'
import { reportHandlers } from './reports/routes.ts'
import { reviewHandlers } from './reviews/routes.ts'
import { recordSecurityEvent } from './security/record-event.ts'
import { securityHandlers } from './security/routes.ts'
import { settingsHandlers } from './settings/routes.ts'
import { stayRuleHandlers } from './stay-rules/routes.ts'
import { supportHandlers } from './support/routes.ts'
import { threadHandlers } from './threads/routes.ts'
import { translationHandlers } from './translations/routes.ts'
import { villaHandlers } from './villas/routes.ts'

export function createApp(deps: Deps) {
  const handlers: HandlersOf<Subject> = {
    ...villaHandlers(deps),
    ...galleryHandlers(deps),
    ...uploadHandlers(deps),
    ...amenityHandlers(deps),
    ...attractionHandlers(deps),
    ...pricingHandlers(deps),
    ...promoCodeHandlers(deps),
    ...stayRuleHandlers(deps),
    ...bookingHandlers(deps),
    ...guestStayHandlers(deps),
    ...offerHandlers(deps),
    ...paymentHandlers(deps),
    ...currencyHandlers(deps),
    ...accountHandlers(deps),
    ...peopleHandlers(deps),
    ...securityHandlers(deps),
    ...privacyHandlers(deps),
    ...reviewHandlers(deps),
    ...settingsHandlers(deps),
    ...translationHandlers(deps),
    ...supportHandlers(deps),
    ...inboxHandlers(deps),
    ...threadHandlers(deps),
    ...messageHandlers(deps),
    ...dashboardHandlers(deps),
    ...mailHandlers(deps),
    ...letterHandlers(deps),
    ...exportHandlers(deps),
    ...ledgerHandlers(deps),
    ...reportHandlers(deps),
    ...declarationHandlers(deps),
    ...paperHandlers(deps),
    ...liveHandlers(deps),
    ...jobHandlers(deps),
    ...calendarHandlers(deps),
    ...pushHandlers(deps),
    ...fieldFigureHandlers(deps),
  }
  const app = createApi(deps, handlers, { readAccount, record: recordSecurityEvent })
  // Made at the first request: it takes longer than everything else here, and few processes are asked for it.
  const document = once(() => JSON.stringify(openApi(calls, deps.env.siteUrl)))
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
