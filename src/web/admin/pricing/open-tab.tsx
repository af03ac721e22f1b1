import { type Attributes, type ComponentType, createElement, lazy } from 'react'
import type { Readers } from './tabs.server.ts'
import type { PricingTab, TabProps } from './tabs.ts'

type Props<Tab extends PricingTab> = TabProps<Readers[Tab]>

/** The component of each tab: a file of its own. */
const files: { [Tab in PricingTab]: () => Promise<{ default: ComponentType<Props<Tab>> }> } = {
  seasons: () => import('./seasons/seasons-tab.tsx'),
  discounts: () => import('./discounts/discounts-tab.tsx'),
  base: () => import('./base/base-price-tab.tsx'),
  fees: () => import('./charges/charges-tab.tsx'),
  rules: () => import('./rules/stay-rules-tab.tsx'),
  calendar: () => import('./calendar/calendar-tab.tsx'),
  grid: () => import('./grid/year-grid-tab.tsx'),
}
const named = Object.entries(files)

/**
 * The server has all of them, a browser those that were opened. There is no boundary around a tab: a page is hydrated as a whole, and stays
 * until the next tab has been loaded.
 */
const components = Object.fromEntries(
  import.meta.env.SSR
    ? await Promise.all(named.map(async ([tab, load]) => [tab, (await load()).default]))
    : named.map(([tab, load]) => [tab, lazy(load as () => Promise<{ default: ComponentType }>)]),
) as { [Tab in PricingTab]: ComponentType<Props<Tab>> }

/** Begins to load a tab before it is shown. Where that fails, showing it does. */
export const loadTab = (tab: PricingTab): Promise<unknown> => files[tab]().catch(() => null)

export const OpenTab = <Tab extends PricingTab>({ tab, props }: { tab: Tab; props: Props<Tab> & Attributes }) =>
  createElement<Props<Tab>>(components[tab], props)
