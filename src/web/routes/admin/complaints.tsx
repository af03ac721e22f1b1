import '../../admin/bookings/facts.css'
import '../../admin/inbox/inbox.css'
import { complaintCalls } from '#contract/complaints.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { complaintStates } from '#domain/support/complaints.ts'
import * as words from '#words/en/office-support.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { RecordForm } from '../../admin/complaints/complaint-forms.tsx'
import { ComplaintRow } from '../../admin/complaints/complaint-row.tsx'
import { ComplaintTalk } from '../../admin/complaints/complaint-talk.tsx'
import { Export } from '../../admin/export-form.tsx'
import { useListQuery, withParameter } from '../../admin/inbox/list-query.ts'
import { Filters, HowItWorks, NoTalk, Panes } from '../../admin/inbox/panes.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { withContactQuestions } from '../../forms/contact-questions.server.ts'
import { done, officeAction } from '../../forms/form-action.server.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/complaints'

const PER_PAGE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const asked = url.searchParams.get('state')
  const state = complaintStates.find((one) => one === asked)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(api(complaintCalls.list, { state, limit, offset }))
  const { complaints = [], total = 0, today = '' } = answer ?? {}
  // On wide screens the first one is open from the beginning.
  const complaintId = Number(url.searchParams.get('complaint')) || undefined
  const listed = complaints.find(({ id }) => id === (complaintId ?? id))
  const found = listed || !complaintId ? listed : (await apiResult(api(complaintCalls.list, { complaintId }))).answer?.complaints[0]
  const chosen = complaintId !== undefined && found !== undefined
  return { state, page, complaints, total, today, complaint: found ?? null, chosen, error: refused?.message ?? null }
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
  const { state, page, complaints, total, today, error, complaint, chosen } = loaderData
  useFormResult(actionData)
  const list = useListQuery('complaint')
  return (
    <Panes
      open={chosen}
      list={
        <AdminPage title={words.complaints}>
          <HowItWorks>{words.howComplaintsWork}</HowItWorks>
          <Filters
            name={words.state}
            filters={[
              { to: '?', label: words.all, current: state === undefined },
              ...complaintStates.map((one) => ({ to: `?state=${one}`, label: words.complaintStates[one], current: one === state })),
            ]}
          />
          {error !== null && (
            <Notice tone="bad" title={words.complaintsNotLoaded}>
              {error}
            </Notice>
          )}
          {error === null && total === 0 && <p className="inbox-done">{words.noComplaints}</p>}
          {complaints.length > 0 && (
            <ul className="talks">
              {complaints.map((one) => (
                <ComplaintRow
                  key={one.id}
                  complaint={one}
                  to={`?${withParameter(list, 'complaint', one.id)}`}
                  today={today}
                  current={one.id === complaint?.id}
                />
              ))}
            </ul>
          )}
          <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfComplaints} />
          {error === null && <Register today={today} total={total} result={actionData} />}
        </AdminPage>
      }
    >
      {complaint ? (
        <ComplaintTalk key={`${complaint.id} ${complaint.version}`} complaint={complaint} result={actionData} back={`?${list}`} />
      ) : (
        <NoTalk />
      )}
    </Panes>
  )
}

/** What is done seldom: an entry by hand, and the file for the inspection. */
function Register({ today, total, result }: { today: string; total: number; result: FormResult | undefined }) {
  const may = useMay()
  return (
    <div className="inbox-folds">
      <section aria-label={words.record}>
        <RecordForm key={total} today={today} result={result} />
      </section>
      {may(forRoles.management) && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.download}</summary>
          <Export title={words.csv} action="/api/exportComplaints.php" year={today.slice(0, 4)} id="complaints" />
        </details>
      )}
    </div>
  )
}
