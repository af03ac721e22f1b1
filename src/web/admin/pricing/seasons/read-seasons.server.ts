import { pricingCalls } from '#contract/pricing.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { yearChangeKinds } from '#domain/pricing/year-change.ts'
import { readDecimal } from '#domain/typed-decimal.ts'
import * as words from '#words/en/office-pricing.ts'
import { apiResult } from '../../../api-results.server.ts'
import { needed } from '../needed.server.ts'
import type { TabAsked } from '../tabs.ts'
import type { YearPanel } from './year-change.tsx'

export async function readSeasons(asked: TabAsked) {
  const [{ seasons }, year] = await Promise.all([
    needed(asked.api(pricingCalls.seasons, {}), words.failedToLoadSeasonalPricing),
    readYearPanel(asked),
  ])
  return { seasons, year }
}

/** The last change of a whole year, and the preview that the address asks for. */
async function readYearPanel({ api, query }: TabAsked): Promise<YearPanel> {
  const kind = yearChangeKinds.find((one) => one === query.get('what'))
  const typed = query.get('percent') || '0'
  const percent = readDecimal(typed)
  const asked = kind ? { kind, year: Number(query.get('year')), percent: typeof percent === 'number' ? percent : Number.NaN } : null
  const last = await apiResult(api(yearChangeCalls.last, {}))
  const preview = asked && (await apiResult(api(yearChangeCalls.preview, asked)))
  const refused = preview?.refused
  return {
    asked,
    typed,
    preview: preview?.answer ?? null,
    refused: refused ? (Object.values(refused.fields ?? {})[0] ?? refused.message) : null,
    last: last.answer?.change ?? null,
  }
}
