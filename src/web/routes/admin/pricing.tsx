import { href, useNavigation } from 'react-router'
import { pricingCalls } from '#contract/pricing.ts'
import { isMonth, monthOf } from '#domain/month.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import * as words from '#words/office-pricing.en.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import type { PricingMore } from '../../admin/pricing/answer.ts'
import { BasePriceTab } from '../../admin/pricing/base-price-tab.tsx'
import { CalendarTab } from '../../admin/pricing/calendar-tab.tsx'
import { DiscountsTab } from '../../admin/pricing/discounts-tab.tsx'
import { pricingForms } from '../../admin/pricing/pricing-forms.server.ts'
import { SeasonsTab } from '../../admin/pricing/seasons-tab.tsx'
import { apiOf } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { keepOfficeForm } from '../../forms/keep-form.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { todayAtProperty } from '../../today.server.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/pricing'

const tabNames = { seasons: words.seasonalPricing, discounts: words.discountRules, base: words.basePrice, calendar: words.calendarView }
type PricingTab = keyof typeof tabNames
const isTab = (text: string | null): text is PricingTab => text !== null && Object.hasOwn(tabNames, text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const query = url.searchParams
  const [seasons, discounts, base] = await Promise.all([
    apiResult(api(pricingCalls.seasons, {})),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(pricingCalls.baseRate, {})),
  ])
  const failures = [
    seasons.refused && words.failedToLoadSeasonalPricing,
    discounts.refused && words.failedToLoadDiscountRules,
    base.refused && words.failedToLoadBasePrice,
  ]
  const today = todayAtProperty()
  const tab = query.get('tab')
  const month = query.get('month')
  return {
    today,
    tab: isTab(tab) ? tab : 'seasons',
    month: isMonth(month) ? month : monthOf(today),
    editing: idIn(query.get('edit')),
    leaving: idIn(query.get('deactivate') ?? query.get('delete')),
    seasons: seasons.answer?.seasons ?? [],
    discounts: discounts.answer?.discounts ?? [],
    baseRate: base.answer?.baseRate ?? DEFAULT_BASE_RATE,
    baseRateVersion: base.answer?.version,
    failures: failures.filter((text) => text !== null),
  }
}

const idIn = (text: string | null) => (text ? Number(text) : null)

export const action = officeAction(pricingForms)

export const clientAction = keepOfficeForm<PricingMore>

export default function Pricing({ loaderData, actionData: result }: Route.ComponentProps) {
  const { tab, month, today, editing, leaving, seasons, discounts, baseRate, baseRateVersion, failures } = loaderData
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname.endsWith(href('/pricing'))
  useFormResult(result)
  return (
    <AdminPage
      title={words.pricing}
      aside={
        <LinkButton to={tab === 'calendar' ? `?tab=calendar&month=${month}` : `?tab=${tab}`} preventScrollReset small>
          {words.refresh}
        </LinkButton>
      }
    >
      <Tabs
        name={words.pricing}
        tabs={Object.entries(tabNames).map(([key, label]) => ({ to: `?tab=${key}`, label, current: key === tab }))}
      />
      <p role="status" className="sr-only">
        {loading ? words.loadingPricingData : ''}
      </p>
      {failures.map((failure) => (
        <Notice key={failure} tone="bad" title={failure}>
          {words.nothingWasLostPleaseRefresh}
        </Notice>
      ))}
      {failures.length === 0 && tab === 'seasons' && <SeasonsTab seasons={seasons} editing={editing} leaving={leaving} result={result} />}
      {failures.length === 0 && tab === 'discounts' && (
        <DiscountsTab discounts={discounts} editing={editing} leaving={leaving} today={today} result={result} />
      )}
      {failures.length === 0 && tab === 'base' && (
        <BasePriceTab key={baseRateVersion} baseRate={baseRate} version={baseRateVersion} result={result} />
      )}
      {failures.length === 0 && tab === 'calendar' && <CalendarTab month={month} today={today} rates={{ baseRate, seasons }} />}
    </AdminPage>
  )
}
