import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { apiContext } from '#web/api.ts'
import { loader as bookings } from '#web/routes/admin/bookings.tsx'
import { loader as pricing } from '#web/routes/admin/pricing.tsx'
import { loader as reports } from '#web/routes/admin/reports.tsx'
import { aVilla } from './builders.ts'
import { type Client, SITE, type TestSite, testSite } from './test-site.ts'

let site: TestSite
let villa: number
beforeAll(async () => {
  site = await testSite()
  villa = (await aVilla(site.db)).id
})
afterAll(() => site.close())

/** The calls that a page makes, for an owner by default, such as `pricing` for `/api/pricing.php`, in alphabetical order. */
async function handleCalls(loader: unknown, query: string, who?: Client): Promise<string[]> {
  const api = who ?? (await site.admin())
  const calls = new Set<string>()
  const counted = (call: AnyCall, input: object) => {
    calls.add(call.path.replace(/^\/api\/|\.php$/g, ''))
    return api(call as never, input as never)
  }
  const context = new RouterContextProvider()
  context.set(apiContext, counted as Api)
  const url = new URL(`?${query.replace('VILLA', String(villa))}`, SITE)
  await (loader as (args: LoaderFunctionArgs) => unknown)({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: url.pathname,
  } as LoaderFunctionArgs)
  return [...calls].sort()
}

const rates = ['pricing/get_base_price', 'pricing/get_seasonal_pricing']
const charges = ['pricing/get_fees', 'pricing/get_levy_rates', 'pricing/get_tax_rates', 'villaNames']
const ofVilla = ['pricing/get_fees', 'pricing/get_levy_rates', 'pricing/get_tax_rates', 'pricing/get_villa_prices', 'settings']

test.each<[query: string, calls: string[]]>([
  ['', ['adminSoldNights', ...rates, 'pricing/last_year_change', 'villaNames']],
  ['tab=seasons&villa=VILLA', ['adminSoldNights', ...rates, 'pricing/get_villa_prices', 'pricing/last_year_change', 'villaNames']],
  ['tab=discounts', ['pricing/get_discount_rules', 'villaNames']],
  ['tab=base', ['pricing/get_base_price', 'villaNames']],
  ['tab=base&villa=VILLA', ['pricing/get_base_price', 'pricing/get_villa_prices', 'villaNames']],
  // Was a tab of its own.
  ['tab=villas', ['adminSoldNights', ...rates, 'pricing/get_villa_prices', 'pricing/last_year_change', 'villaNames']],
  ['tab=fees', charges],
  ['tab=rules', ['booking/get_stay_rules', 'booking/get_unsold_nights', 'villaNames']],
  ['tab=levy', charges],
  ['tab=taxes', charges],
  ['tab=calendar', [...rates, 'villas']],
  ['tab=calendar&villa=VILLA', [...rates, ...ofVilla, 'villas']],
  ['tab=grid', ['booking/get_stay_rules', ...rates, 'pricing/last_year_change', 'villas']],
  ['tab=grid&villa=VILLA', ['booking/get_stay_rules', 'adminTimeline', ...rates, ...ofVilla, 'pricing/last_year_change', 'villas']],
])('the prices at “?%s” ask only for what the tab shows', async (query, calls) => {
  // Above every tab: how much of the prices is translated.
  expect(await handleCalls(pricing, query)).toEqual([...calls, 'translations'].sort())
})

test.each<[query: string, calls: string[]]>([
  ['', ['booking/get_bookings', 'booking/saved_filters', 'villaNames']],
  ['tab=timeline', ['adminTimeline', 'villaNames']],
  ['tab=calendar', ['booking/get_bookings', 'villaNames']],
])('the bookings at “?%s” ask only for what the tab shows', async (query, calls) => {
  expect(await handleCalls(bookings, query)).toEqual(calls)
})

test('the reports read the conversations for the management alone', async () => {
  expect(await handleCalls(reports, 'villa=VILLA')).toEqual(['adminAssistants', 'adminConversations', 'adminReports', 'checkAuth'])
  expect(await handleCalls(reports, '', await site.person('accountant'))).toEqual(['adminReports', 'checkAuth'])
})
