import { complaintCalls } from '#contract/complaints.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { complaintStates } from '#domain/support/complaints.ts'
import * as words from '#words/en/office-support.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { ComplaintCard } from '../../admin/complaints/complaint-card.tsx'
import { RecordForm } from '../../admin/complaints/complaint-forms.tsx'
import { Export } from '../../admin/export-form.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { withContactQuestions } from '../../forms/contact-questions.server.ts'
import { done, officeAction } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/complaints'

const PER_PAGE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('state')
  const state = complaintStates.find((one) => one === asked)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(complaintCalls.list, { state, limit, offset }))
  const { complaints = [], total = 0, today = '' } = answer ?? {}
  return { state, page, complaints, total, today, error: refused?.message ?? null }
}

const ifNot = { title: words.notSaved }

export const action = officeAction({
  answer: async (form) => {
    await form.call(complaintCalls.answer, form.values, ifNot)
    return done(form.url.pathname + form.url.search, words.complaintAnswered)
  },
  update: async (form) => {
    await form.call(complaintCalls.update, { ...form.values, solvedOn: form.values.solvedOn || null }, ifNot)
    return done(form.url.pathname + form.url.search, words.saved)
  },
  record: async (form) => {
    const { number } = await form.call(complaintCalls.record, form.values, { ...ifNot, ...withContactQuestions(form) })
    return done(form.url.pathname, words.entered(number))
  },
})

export const clientAction = officeClientAction

export default function Complaints({ loaderData, actionData }: Route.ComponentProps) {
  const { state, page, complaints, total, today, error } = loaderData
  useFormResult(actionData)
  const may = useMay()
  return (
    <AdminPage title={words.complaints}>
      <p className="measure mb-6 text-ink-soft">{words.howComplaintsWork}</p>
      <Tabs
        name={words.state}
        tabs={[
          { to: '?', label: words.all, current: state === undefined },
          ...complaintStates.map((one) => ({ to: `?state=${one}`, label: words.complaintStates[one], current: one === state })),
        ]}
      />
      {error !== null && (
        <Notice tone="bad" title={words.complaintsNotLoaded}>
          {error}
        </Notice>
      )}
      {error === null && total === 0 && <p className="text-lg">{words.noComplaints}</p>}
      <div className="mb-8 space-y-5">
        {complaints.map((complaint) => (
          <ComplaintCard key={`${complaint.id} ${complaint.version}`} complaint={complaint} result={actionData} />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfComplaints} />
      {error === null && (
        <>
          <section aria-label={words.record} className="panel mt-6">
            <RecordForm key={total} today={today} result={actionData} />
          </section>
          {may(forRoles.management) && (
            <section aria-labelledby="export" className="panel mt-6">
              <h2 id="export" className="mb-4 text-xl">
                {words.download}
              </h2>
              <Export title={words.csv} action="/api/exportComplaints.php" year={today.slice(0, 4)} id="complaints" />
            </section>
          )}
        </>
      )}
    </AdminPage>
  )
}
