import '../../admin/reports/reports.css'
import { accountCalls } from '#contract/accounts.ts'
import { reportCalls } from '#contract/reports.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-reports.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { askedIn } from '../../admin/reports/asked.ts'
import { AssistantParts } from '../../admin/reports/assistant-parts.tsx'
import { ConversationParts } from '../../admin/reports/conversation-parts.tsx'
import { FigureTiles } from '../../admin/reports/figure-tiles.tsx'
import { ReportForm } from '../../admin/reports/report-form.tsx'
import { ReportParts } from '../../admin/reports/report-parts.tsx'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/reports'

export async function loader({ context, url }: Route.LoaderArgs) {
  const today = todayAtProperty()
  const asked = askedIn(url, today)
  const api = getApi(context)
  const { role } = await requiredAnswer(api(accountCalls.who, {}))
  const { from, until, villaId } = asked
  const ifManaged = <Answer,>(read: () => Promise<Answer>) => (isAmong(forRoles.management, role) ? apiResult(read()) : null)
  const [report, conversations, assistants] = await Promise.all([
    apiResult(api(reportCalls.read, asked)),
    ifManaged(() => api(reportCalls.conversations, { from, until, villaId })),
    ifManaged(() => api(reportCalls.assistants, { from, until, villaId })),
  ])
  const refused = report.refused ?? conversations?.refused ?? assistants?.refused
  return {
    today,
    asked,
    report: report.answer,
    conversations: conversations?.answer,
    assistants: assistants?.answer,
    error: refused?.message ?? null,
  }
}

export default function ReportsPage({ loaderData: { today, asked, report, conversations, assistants, error } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.reports}>
      <p className="measure no-print mb-6 text-ink-soft">{words.whatTheyAre}</p>
      <ReportForm asked={asked} today={today} villas={report?.villaNames ?? []} />
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      {report && (
        <>
          <p className="mb-4 font-semibold">{words.shownPeriod(formatDay(report.period.from), formatDay(report.period.until))}</p>
          {report.compared && (
            <p className="mb-4 text-ink-soft">{words.comparedWith(formatDay(report.compared.from), formatDay(report.compared.until))}</p>
          )}
          <FigureTiles figures={report.total} compared={report.totalCompared} />
          <ReportParts report={report} asked={asked}>
            {conversations && <ConversationParts report={conversations} asked={asked} />}
            {assistants && <AssistantParts report={assistants} asked={asked} />}
          </ReportParts>
        </>
      )}
    </AdminPage>
  )
}
