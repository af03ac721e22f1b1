import { Form } from 'react-router'
import { ledgerCalls } from '#contract/ledger.ts'
import { isCalendarDay, writtenDay } from '#domain/calendar-day.ts'
import { writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { DueList } from '../../admin/ledger/due-list.tsx'
import { SumsSheet } from '../../admin/ledger/sums-sheet.tsx'
import { apiOf } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/books'

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = todayAtProperty().slice(0, 4)
  const day = (name: string, otherwise: string) => {
    const asked = url.searchParams.get(name) ?? ''
    return isCalendarDay(asked) ? asked : otherwise
  }
  const period = { from: day('from', `${year}-01-01`), until: day('until', `${year}-12-31`) }
  const { answer, refused } = await apiResult(apiOf(context)(ledgerCalls.read, period))
  return { period, books: answer, error: refused?.message ?? null }
}

export default function BooksPage({ loaderData: { period, books, error } }: Route.ComponentProps) {
  return (
    <AdminPage title="Books">
      <Form
        key={`${period.from} ${period.until}`}
        reloadDocument
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
        aria-label="Period"
      >
        <Day label="From" name="from" value={period.from} />
        <Day label="Until" name="until" value={period.until} />
        <Button>Show</Button>
        <Button formAction="/api/exportBooks.php">As CSV, by day</Button>
      </Form>
      {error !== null && (
        <div className="mt-6">
          <Notice tone="bad" title="The books could not be read">
            {error}
          </Notice>
        </div>
      )}
      {books && (
        <>
          {books.onTheWay.amount > 0 && (
            <div className="mt-6">
              <Notice tone="calm" title="On its way back to guests">
                {writtenEuros(books.onTheWay.amount)}, {writtenDinars(books.onTheWay.dinars)}: asked for, but not yet confirmed by the bank.
              </Notice>
            </div>
          )}
          <SumsSheet title="By month" of="Month" rows={books.months.map((row) => ({ ...row, name: row.month }))} total={books.total} />
          <SumsSheet title="By villa" of="Villa" rows={books.villas.map((row) => ({ ...row, name: row.villa }))} total={books.total} />
          <DueList due={books.due} dueTotal={books.dueTotal} />
          <SumsSheet title="By day" of="Day" rows={books.days.map((row) => ({ ...row, name: writtenDay(row.day) }))} total={books.total} />
        </>
      )}
    </AdminPage>
  )
}

const Day = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <div>
    <label htmlFor={`books-${name}`} className="mb-1 block font-semibold text-sm">
      {label}
    </label>
    <input id={`books-${name}`} type="date" name={name} required defaultValue={value} className="input" />
  </div>
)
