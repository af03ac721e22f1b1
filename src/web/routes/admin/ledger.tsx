import { Form } from 'react-router'
import { ledgerCalls } from '#contract/ledger.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { formatDinars, formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { DueList } from '../../admin/ledger/due-list.tsx'
import { SumsSheet } from '../../admin/ledger/sums-sheet.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/ledger'

const PER_PAGE = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = todayAtProperty().slice(0, 4)
  const day = (name: string, otherwise: string) => {
    const asked = url.searchParams.get(name) ?? ''
    return isUsableDay(asked) ? asked : otherwise
  }
  const period = { from: day('from', `${year}-01-01`), until: day('until', `${year}-12-31`) }
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(ledgerCalls.read, { ...period, limit, offset }))
  return { period, page, ledger: answer, error: refused?.message ?? null }
}

export default function LedgerPage({ loaderData: { period, page, ledger, error } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.books}>
      <Form
        key={`${period.from} ${period.until}`}
        reloadDocument
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
        aria-label={words.period}
      >
        <Field compact label={words.fromIt} id="books-from" type="date" name="from" required defaultValue={period.from} />
        <Field compact label={words.until} id="books-until" type="date" name="until" required defaultValue={period.until} />
        <Button>{words.show}</Button>
        <Button formAction="/api/exportBooks.php">{words.asCsvByDay}</Button>
      </Form>
      {error !== null && (
        <div className="mt-6">
          <Notice tone="bad" title={words.theBooksCould}>
            {error}
          </Notice>
        </div>
      )}
      {ledger && (
        <>
          {ledger.onTheWay.amount > 0 && (
            <div className="mt-6">
              <Notice tone="calm" title={words.onItsWayBack}>
                {words.askedForButNotYet(formatEuros(ledger.onTheWay.amount), formatDinars(ledger.onTheWay.dinars))}
              </Notice>
            </div>
          )}
          <SumsSheet
            title={words.byMonth}
            of={words.month}
            rows={ledger.months.map((row) => ({ ...row, name: row.month }))}
            total={ledger.total}
          />
          <SumsSheet
            title={words.byVilla}
            of={words.villa}
            rows={ledger.villas.map((row) => ({ ...row, name: row.villa }))}
            total={ledger.total}
          />
          <DueList due={ledger.due} dueTotal={ledger.dueTotal} page={page} perPage={PER_PAGE} />
          <SumsSheet
            title={words.byDay}
            of={words.day}
            rows={ledger.days.map((row) => ({ ...row, name: formatDay(row.day) }))}
            total={ledger.total}
          />
        </>
      )}
    </AdminPage>
  )
}
