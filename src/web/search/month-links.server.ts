import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { searchCalls } from '#contract/search.ts'
import { searchesForHome } from '#domain/free-starts.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { apiResult } from '../api-results.server.ts'
import { startsFor } from './month-addresses.ts'
import { nameSearch } from './name-search.ts'

const GUESTS = 2

/** Up to three searches by length and months, by the prices of the months on sale; none if they cannot be read. */
export async function readMonthLinks(api: Api): Promise<MonthLink[]> {
  const { answer } = await apiResult(api(searchCalls.months, {}))
  return answer ? toLinks(answer) : []
}

export type MonthLink = { to: string; label: string }

const toLinks = memoized(({ months }: AnswerOf<typeof searchCalls.months>): MonthLink[] =>
  searchesForHome(months).map(({ nights, months: named }) => ({
    to: startsFor({ nights, months: named, guests: GUESTS }),
    label: nameSearch(nights, named, false),
  })),
)
