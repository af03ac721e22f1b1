import { data, Link, useNavigation } from 'react-router'
import { pricingCalls } from '#contract/pricing.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { postedBy } from '../../admin/posted.server.ts'
import type { PricingAnswer } from '../../admin/pricing/answer.ts'
import { BasePriceTab } from '../../admin/pricing/base-price-tab.tsx'
import { CalendarTab } from '../../admin/pricing/calendar-tab.tsx'
import { DiscountsTab } from '../../admin/pricing/discounts-tab.tsx'
import { isMonth, monthOf } from '../../admin/pricing/months.ts'
import { changePrices, pricingIntents } from '../../admin/pricing/pricing-action.server.ts'
import { SeasonsTab } from '../../admin/pricing/seasons-tab.tsx'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Banner } from '../../ui/banner.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/pricing'

const tabNames = { seasons: 'Seasonal Pricing', discounts: 'Discount Rules', base: 'Base Price', calendar: 'Calendar View' }
type PricingTab = keyof typeof tabNames
const isTab = (text: string | null): text is PricingTab => text !== null && Object.hasOwn(tabNames, text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const query = url.searchParams
  const [seasons, discounts, base] = await Promise.all([
    attempt(api(pricingCalls.seasons, {})),
    attempt(api(pricingCalls.discounts, {})),
    attempt(api(pricingCalls.baseRate, {})),
  ])
  const failures = [
    seasons.refused && 'Failed to load seasonal pricing',
    discounts.refused && 'Failed to load discount rules',
    base.refused && 'Failed to load base price',
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

export async function action({ context, request }: Route.ActionArgs) {
  const intent = await intentOf(request, ...pricingIntents)
  const { answer, status } = await changePrices(apiOf(context), intent, await postedBy(request))
  return data<PricingAnswer>(answer, status)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<PricingAnswer> => orUnconnected(() => serverAction())

export default function Pricing({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { tab, month, today, editing, leaving, seasons, discounts, baseRate, baseRateVersion, failures } = loaderData
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname.endsWith('/pricing')
  useAnswerToast(answer)
  useFocusOnError(answer?.errors)
  return (
    <AdminPage
      title="Pricing"
      aside={
        <Link
          to={tab === 'calendar' ? `?tab=calendar&month=${month}` : `?tab=${tab}`}
          preventScrollReset
          className="button button-small button-plain"
        >
          Refresh
        </Link>
      }
    >
      <Tabs name="Pricing" tabs={Object.entries(tabNames).map(([key, label]) => ({ to: `?tab=${key}`, label, current: key === tab }))} />
      <p role="status" className="sr-only">
        {loading ? 'Loading pricing data...' : ''}
      </p>
      <Banner said={answer?.banner} />
      {failures.map((failure) => (
        <Notice key={failure} tone="bad" title={failure}>
          Nothing was lost. Please refresh in a moment.
        </Notice>
      ))}
      {failures.length === 0 && tab === 'seasons' && <SeasonsTab seasons={seasons} editing={editing} leaving={leaving} answer={answer} />}
      {failures.length === 0 && tab === 'discounts' && (
        <DiscountsTab discounts={discounts} editing={editing} leaving={leaving} today={today} answer={answer} />
      )}
      {failures.length === 0 && tab === 'base' && (
        <BasePriceTab key={baseRateVersion} baseRate={baseRate} version={baseRateVersion} answer={answer} />
      )}
      {failures.length === 0 && tab === 'calendar' && <CalendarTab month={month} today={today} rates={{ baseRate, seasons }} />}
    </AdminPage>
  )
}
