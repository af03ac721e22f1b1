import type { Api } from '#contract/client.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { yearChangeKinds } from '#domain/pricing/year-change.ts'
import { apiResult } from '../../api-results.server.ts'
import type { YearPanel } from './year-change.tsx'

/** The last change of a whole year, and the preview that the address asks for. */
export async function readYearPanel(api: Api, query: URLSearchParams): Promise<YearPanel> {
  const kind = yearChangeKinds.find((one) => one === query.get('what'))
  const asked = kind ? { kind, year: Number(query.get('year')), percent: Number(query.get('percent') || 0) } : null
  const last = await apiResult(api(yearChangeCalls.last, {}))
  const preview = asked && (await apiResult(api(yearChangeCalls.preview, asked)))
  const refused = preview?.refused
  return {
    asked: asked && { ...asked, percent: Number.isFinite(asked.percent) ? asked.percent : 0 },
    preview: preview?.answer ?? null,
    refused: refused ? (Object.values(refused.fields ?? {})[0] ?? refused.message) : null,
    last: last.answer?.change ?? null,
  }
}
