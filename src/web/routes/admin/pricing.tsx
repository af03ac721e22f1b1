import { useEffect } from 'react'
import { href, useNavigation, useSearchParams } from 'react-router'
import * as words from '#words/en/office-pricing.ts'
import { addRule } from '#words/en/office-stay-rules.ts'
import '../../admin/pricing/prices.css'
import { AdminPage } from '../../admin/admin-page.tsx'
import type { PricingMore } from '../../admin/pricing/answer.ts'
import { loadTab, OpenTab } from '../../admin/pricing/open-tab.tsx'
import { toSeasons } from '../../admin/pricing/seasons/address.ts'
import { YearMenu } from '../../admin/pricing/seasons/year-change.tsx'
import { pricingForms, readTab } from '../../admin/pricing/tabs.server.ts'
import { idIn, tabIn, tabNamed, tabNames } from '../../admin/pricing/tabs.ts'
import { Tabs } from '../../admin/tabs.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { getApi } from '../../api.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { todayAtProperty } from '../../today.server.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/pricing'

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const api = getApi(context)
  const tab = tabIn(query)
  const today = todayAtProperty()
  const [shown, translations] = await Promise.all([readTab(tab, { api, query, today }), readProgress(api, 'prices')])
  const rows = {
    list: query.get('tab') ?? tab,
    editing: idIn(query.get('edit')),
    leaving: idIn(query.get('deactivate') ?? query.get('delete')),
    adding: query.has('add'),
  }
  return { tab, today, translations, rows, ...shown }
}

export const action = officeAction(pricingForms)

export const clientAction = officeClientAction<PricingMore>

export default function Pricing({ loaderData, actionData: result }: Route.ComponentProps) {
  const { tab, today, translations, rows, read, failure } = loaderData
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname.endsWith(href('/pricing'))
  const next = loading ? tabIn(new URLSearchParams(navigation.location.search)) : tab
  useEffect(() => void loadTab(next), [next])
  useFormResult(result)
  return (
    <AdminPage translations={translations} title={words.pricing} aside={<Actions {...loaderData} />}>
      <div className="prices-tabs">
        <Tabs
          name={words.pricing}
          tabs={Object.entries(tabNames).map(([key, label]) => ({ to: `?tab=${key}`, label, current: key === tabNamed(tab) }))}
        />
      </div>
      <p role="status" className="sr-only">
        {loading ? words.loadingPricingData : ''}
      </p>
      {failure !== null && (
        <Notice tone="bad" title={failure}>
          {words.nothingWasLostPleaseRefresh}
        </Notice>
      )}
      {read && <OpenTab tab={tab} props={{ ...read, rows, today, result }} />}
    </AdminPage>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** What is done on the open tab as a whole. */
function Actions({ tab, read }: Pick<Loaded, 'tab' | 'read'>) {
  const [query] = useSearchParams()
  const add = { discounts: words.createDiscountRule, rules: addRule }
  return (
    <>
      <LinkButton to={`?${query}`} preventScrollReset className="button-bare">
        {words.refresh}
      </LinkButton>
      {read && 'years' in read && <YearMenu year={read.year} copied={read.copied} last={read.panel.last} />}
      {read && 'years' in read && (
        <LinkButton to={toSeasons(read.year, null, '&add=1')} preventScrollReset>
          {words.addSeason}
        </LinkButton>
      )}
      {(tab === 'discounts' || tab === 'rules') && (
        <LinkButton to={`?tab=${tab}&add=1`} preventScrollReset>
          {add[tab]}
        </LinkButton>
      )}
    </>
  )
}
