import { useRouteLoaderData } from 'react-router'
import type { ChosenCurrency } from '#domain/other-currencies.ts'
import type { Scheme } from '../admin/schemes.ts'
import type { Site, Untranslated } from './site.server.ts'

type Shown = Site & {
  untranslated: Untranslated | null
  knowsOffice: boolean
  /** Of the back office in this browser. */
  scheme: Scheme
  query: string
  /** The part of the query that says which stay is looked for. */
  stay: string
  /** The currency beside the euro that the guest has chosen. */
  currency: ChosenCurrency | null
}

/** Undefined only on the error page, if the root loader failed. */
export const useSite = () => useRouteLoaderData<Shown>('root')

/** `lang` for a text of the owners that has no translation on this page. */
export const getLang = ({ english }: { english?: string[] | undefined }, field: string): 'en' | undefined =>
  english?.includes(field) ? 'en' : undefined
