import { href, useNavigation, useSearchParams } from 'react-router'
import type { Api } from '#contract/client.ts'
import { feeCalls } from '#contract/fees.ts'
import { levyCalls } from '#contract/levy.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { taxCalls } from '#contract/taxes.ts'
import { villaCalls } from '#contract/villas.ts'
import { isMonth, monthOf } from '#domain/month.ts'
import { chargesOf } from '#domain/pricing/charges.ts'
import { DEFAULT_BASE_RATE } from '#domain/pricing/rate-card.ts'
import { cardOfVilla } from '#domain/pricing/villa-rates.ts'
import * as words from '#words/en/office-pricing.ts'
import * as ruleWords from '#words/en/office-stay-rules.ts'
import { yearGrid } from '#words/en/office-year.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import type { PricingMore } from '../../admin/pricing/answer.ts'
import { BasePriceTab } from '../../admin/pricing/base-price-tab.tsx'
import { CalendarTab } from '../../admin/pricing/calendar-tab.tsx'
import { DiscountsTab } from '../../admin/pricing/discounts-tab.tsx'
import { FeesTab } from '../../admin/pricing/fees-tab.tsx'
import { LevyTab } from '../../admin/pricing/levy-tab.tsx'
import { pricingForms } from '../../admin/pricing/pricing-forms.server.ts'
import { readNightsPanel } from '../../admin/pricing/read-nights.server.ts'
import { readYearPanel } from '../../admin/pricing/read-year-panel.server.ts'
import { SeasonsTab } from '../../admin/pricing/seasons-tab.tsx'
import { StayRulesTab } from '../../admin/pricing/stay-rules-tab.tsx'
import { TaxesTab } from '../../admin/pricing/taxes-tab.tsx'
import { VillaRatesTab } from '../../admin/pricing/villa-rates-tab.tsx'
import { YearGridTab } from '../../admin/pricing/year-grid-tab.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { apiOf } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { ownRates } from '../../pricing/own-rates.ts'
import { todayAtProperty } from '../../today.server.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/pricing'

const tabNames = {
  seasons: words.seasonalPricing,
  discounts: words.discountRules,
  base: words.basePrice,
  villas: words.byVilla,
  fees: words.fees,
  rules: ruleWords.stayRules,
  levy: words.climateLevy,
  taxes: words.taxes,
  calendar: words.calendarView,
  grid: yearGrid,
}
type PricingTab = keyof typeof tabNames
const isTab = (text: string | null): text is PricingTab => text !== null && Object.hasOwn(tabNames, text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const query = url.searchParams
  const named = query.get('tab')
  const tab = isTab(named) ? named : 'seasons'
  const [seasons, discounts, base, own, villas, rules, charges, unsold] = await Promise.all([
    apiResult(api(pricingCalls.seasons, {})),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(pricingCalls.baseRate, {})),
    apiResult(api(pricingCalls.villaRates, {})),
    apiResult(api(villaCalls.list, {})),
    apiResult(api(stayRuleCalls.list, {})),
    readCharges(api),
    tab === 'rules' ? apiResult(api(stayRuleCalls.unsold, {})) : null,
  ])
  const failures = [
    seasons.refused && words.failedToLoadSeasonalPricing,
    discounts.refused && words.failedToLoadDiscountRules,
    base.refused && words.failedToLoadBasePrice,
    isRefused(own, villas) && words.failedToLoadVillaPrices,
    isRefused(rules, unsold) && ruleWords.failedToLoad,
    isRefused(charges) && words.failedToLoadCharges,
  ]
  const today = todayAtProperty()
  const month = query.get('month')
  return {
    translations: await readProgress(api, 'prices'),
    today,
    tab,
    month: isMonth(month) ? month : monthOf(today),
    editing: idIn(query.get('edit')),
    leaving: idIn(query.get('deactivate') ?? query.get('delete')),
    seasons: seasons.answer?.seasons ?? [],
    discounts: discounts.answer?.discounts ?? [],
    baseRate: base.answer?.baseRate ?? DEFAULT_BASE_RATE,
    baseRateVersion: base.answer?.version,
    villas: villas.answer?.villas.map(({ id, name, levyClass }) => ({ id, name, levyClass })) ?? [],
    villaId: idIn(query.get('villa')),
    rules: rules.answer?.rules ?? [],
    unsold: unsold?.answer?.unsold ?? [],
    villaRates: own.answer?.villas ?? [],
    charges: charges.answer,
    year: tab === 'seasons' ? await readYearPanel(api, query) : null,
    nights: tab === 'grid' ? await readNightsPanel(api, query, today) : null,
    failures: failures.filter((text) => typeof text === 'string'),
  }
}

/** Levy, fees and taxes; without those that could not be read. */
async function readCharges(api: Api) {
  const [levies, fees, taxes, settings] = await Promise.all([
    apiResult(api(levyCalls.rates, {})),
    apiResult(api(feeCalls.list, {})),
    apiResult(api(taxCalls.rates, {})),
    apiResult(api(settingsCalls.read, {})),
  ])
  const answer = {
    levyRates: levies.answer?.rates ?? [],
    fees: fees.answer?.fees ?? [],
    taxRates: taxes.answer?.rates ?? [],
    levyAdded: settings.answer?.settings.taxes.levy === 'added',
    vatShown: false,
  }
  return { answer, refused: isRefused(levies, fees, taxes, settings) }
}

const isRefused = (...read: readonly ({ refused: unknown } | null)[]): boolean => read.some((one) => one?.refused)

const idIn = (text: string | null) => (text ? Number(text) : null)

export const action = officeAction(pricingForms)

export const clientAction = officeClientAction<PricingMore>

export default function Pricing({ loaderData, actionData: result }: Route.ComponentProps) {
  const { tab, month, today, editing, leaving, seasons, discounts, baseRate, baseRateVersion, failures } = loaderData
  const { year, nights, villas, villaId, villaRates, rules, unsold, charges } = loaderData
  const rates = villaRates.find((one) => one.villaId === (villaId ?? (tab === 'villas' ? villas[0]?.id : null)))
  const villa = villas.find(({ id }) => id === villaId)
  const shown = cardOfVilla(
    { baseRate, seasons, discounts: [], ...(villa && chargesOf(villa, charges)) },
    villaId ?? 0,
    rates && ownRates(rates),
  )
  const [query] = useSearchParams()
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname.endsWith(href('/pricing'))
  useFormResult(result)
  return (
    <AdminPage
      translations={loaderData.translations}
      title={words.pricing}
      aside={
        <LinkButton to={`?${query}`} preventScrollReset small>
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
      {failures.length === 0 && tab === 'seasons' && year && (
        <SeasonsTab year={year} today={today} seasons={seasons} editing={editing} leaving={leaving} result={result} />
      )}
      {failures.length === 0 && tab === 'discounts' && (
        <DiscountsTab discounts={discounts} villas={villas} editing={editing} leaving={leaving} today={today} result={result} />
      )}
      {failures.length === 0 && tab === 'base' && (
        <BasePriceTab key={baseRateVersion} baseRate={baseRate} version={baseRateVersion} result={result} />
      )}
      {failures.length === 0 && tab === 'villas' && (
        <VillaRatesTab villas={villas} villaId={villaId} rates={rates} house={{ baseRate, seasons }} today={today} result={result} />
      )}
      {failures.length === 0 && tab === 'levy' && <LevyTab rates={charges.levyRates} editing={editing} leaving={leaving} result={result} />}
      {failures.length === 0 && tab === 'fees' && (
        <FeesTab fees={charges.fees} villas={villas} editing={editing} leaving={leaving} result={result} />
      )}
      {failures.length === 0 && tab === 'taxes' && (
        <TaxesTab rates={charges.taxRates} editing={editing} leaving={leaving} result={result} />
      )}
      {failures.length === 0 && tab === 'rules' && (
        <StayRulesTab rules={rules} unsold={unsold} villas={villas} editing={editing} leaving={leaving} result={result} />
      )}
      {failures.length === 0 && tab === 'calendar' && (
        <CalendarTab month={month} today={today} villas={villas} villaId={villaId} rates={shown} />
      )}
      {failures.length === 0 && tab === 'grid' && nights && (
        <YearGridTab
          key={`${nights.year} ${villaId} ${nights.chosen.from} ${nights.chosen.until}`}
          panel={nights}
          villas={villas}
          villaId={villaId}
          rates={shown}
          rules={rules}
          today={today}
          result={result}
        />
      )}
    </AdminPage>
  )
}
