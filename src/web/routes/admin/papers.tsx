import { Form } from 'react-router'
import { paperCalls } from '#contract/papers.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { isMonth, toMonth } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/office-books.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { GapsInNumbers } from '../../admin/papers/gaps-in-numbers.tsx'
import { KindsSheet, PapersSheet } from '../../admin/papers/papers-sheet.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { done, officeAction } from '../../forms/form-action.server.ts'
import { Intent } from '../../forms/intent.tsx'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/papers'

const PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const thisMonth = toMonth(todayAtProperty())
  const asked = url.searchParams.get('month')
  const month = isMonth(asked) ? asked : thisMonth
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(paperCalls.ofMonth, { month, limit, offset }))
  const { papers = [], total = 0, kinds = [], gaps = [] } = answer ?? {}
  return { month, over: month < thisMonth, page, papers, total, kinds, gaps, error: refused?.message ?? null }
}

export const action = officeAction({
  statement: async (form) => {
    const { number } = await form.call(paperCalls.makeStatement, form.values, { title: words.notMade, fieldless: true })
    return done(form.url.pathname, words.made(number))
  },
})

export const clientAction = officeClientAction

export default function Papers({ loaderData, actionData }: Route.ComponentProps) {
  const { month, over, page, papers, total, kinds, gaps, error } = loaderData
  useFormResult(actionData)
  const may = useMay()
  return (
    <AdminPage title={words.papers}>
      <p className="measure mb-6 text-ink-soft">{words.whatDocumentsAre}</p>
      <GapsInNumbers gaps={gaps} />
      <Form key={month} reloadDocument className="mb-8 flex flex-wrap items-end gap-3" aria-label={words.monthOfIssue}>
        <Field compact label={words.monthOfIssue} id="papers-month" type="month" name="month" required defaultValue={month} />
        <Button>{words.show}</Button>
        <Button formAction="/api/exportPapers.php">{words.asZip}</Button>
      </Form>
      {error !== null && (
        <Notice tone="bad" title={words.documentsNotLoaded}>
          {error}
        </Notice>
      )}
      {error === null && total === 0 && <p className="mb-8 text-lg">{words.none}</p>}
      {total > 0 && (
        <>
          <KindsSheet kinds={kinds} />
          <PapersSheet papers={papers} />
          <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfPapers} />
        </>
      )}
      {may(forRoles.management) && (
        <section aria-labelledby="statement" className="part mt-10 max-w-2xl">
          <h2 id="statement" className="mb-3 text-xl">
            {words.statement}
          </h2>
          {over ? (
            <Form method="post" preventScrollReset>
              <Intent is="statement" />
              <input type="hidden" name="month" value={month} />
              <p className="mb-4 text-sm">{words.statementMeans(formatMonth(month))}</p>
              <SubmitButton acting={words.making} of="statement">
                {words.makeStatement}
              </SubmitButton>
            </Form>
          ) : (
            <p className="text-sm">{words.notOverYet(formatMonth(month))}</p>
          )}
        </section>
      )}
    </AdminPage>
  )
}
