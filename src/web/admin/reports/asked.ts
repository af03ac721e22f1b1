import type { InputOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { comparisons, usualPeriods } from '#domain/reports/period.ts'

export type Asked = Required<Pick<InputOf<typeof reportCalls.read>, 'from' | 'until' | 'comparison'>> & { villaId?: number }

/** What an address asks for; this year of all villas where it asks for nothing that can be read. */
export function askedIn({ searchParams }: URL, today: string): Asked {
  const { from, until } = usualPeriods(today).thisYear
  const day = (name: string, otherwise: string) => {
    const given = searchParams.get(name) ?? ''
    return isUsableDay(given) ? given : otherwise
  }
  const villaId = Number(searchParams.get('villa'))
  return {
    from: day('from', from),
    until: day('until', until),
    comparison: comparisons.find((name) => name === searchParams.get('comparison')) ?? 'none',
    ...(Number.isSafeInteger(villaId) && villaId > 0 && { villaId }),
  }
}

export const toAddress = ({ from, until, comparison, villaId }: Asked): string =>
  `/admin/dashboard/reports?${new URLSearchParams({ from, until, comparison, ...(villaId && { villa: String(villaId) }) })}`

/** Address of a table of the report as CSV. */
export const toFileAddress = ({ from, until, comparison, villaId }: Asked, table: InputOf<typeof reportCalls.file>['table']): string =>
  `/api/exportReport.php?${new URLSearchParams({ from, until, comparison, table, ...(villaId && { villaId: String(villaId) }) })}`

/** Address of a table about assistants as CSV. */
export const toAssistantFileAddress = (
  { from, until, villaId }: Asked,
  table: InputOf<typeof reportCalls.assistantFile>['table'],
): string => `/api/exportAssistants.php?${new URLSearchParams({ from, until, table, ...(villaId && { villaId: String(villaId) }) })}`

/** Address of a table about conversations as CSV. */
export const toConversationFileAddress = (
  { from, until, villaId }: Asked,
  table: InputOf<typeof reportCalls.conversationFile>['table'],
): string => `/api/exportConversations.php?${new URLSearchParams({ from, until, table, ...(villaId && { villaId: String(villaId) }) })}`
