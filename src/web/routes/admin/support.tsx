import { useLocation } from 'react-router'
import { supportCalls } from '#contract/support.ts'
import * as words from '#words/en/office-support.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { isStatus, statusNames } from '../../admin/support/ticket.ts'
import { TicketCard } from '../../admin/support/ticket-card.tsx'
import { ticketForms } from '../../admin/support/ticket-forms.server.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { resultFor } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/support'

const PER_PAGE = 10
const FAILED = words.failedToLoadSupportTickets

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const asked = url.searchParams.get('status')
  const status = isStatus(asked) ? asked : undefined
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const countTickets = async (of: typeof status) =>
    (await apiResult(api(supportCalls.tickets, { status: of, limit: 1 }))).answer?.total ?? 0
  const [{ answer, refused }, total, pending, in_progress, resolved] = await Promise.all([
    apiResult(api(supportCalls.tickets, { status, limit, offset })),
    ...([undefined, 'pending', 'in_progress', 'resolved'] as const).map(countTickets),
  ])
  return {
    status,
    page,
    tickets: answer?.tickets ?? [],
    found: answer?.total ?? 0,
    counts: { total: total ?? 0, pending: pending ?? 0, in_progress: in_progress ?? 0, resolved: resolved ?? 0 },
    resolving: Number(url.searchParams.get('resolve')),
    error: refused && (refused.code === 'bug' ? FAILED : refused.message),
  }
}

export const action = officeAction(ticketForms)

export const clientAction = officeClientAction

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { status, page, tickets, found, counts, error, resolving } = loaderData
  const { search } = useLocation()
  useFormResult(actionData)
  const asked = tickets.find(({ id, status }) => id === resolving && status !== 'resolved')
  const back = new URLSearchParams(search)
  back.delete('resolve')
  return (
    <AdminPage
      title={words.supportTickets}
      aside={
        <LinkButton to={`?${back}`} preventScrollReset small>
          {words.refresh}
        </LinkButton>
      }
    >
      <Summary counts={counts} />
      <Tabs
        name={words.status}
        tabs={[
          { to: '?', label: words.allTickets, current: status === undefined },
          ...Object.entries(statusNames).map(([key, label]) => ({ to: `?status=${key}`, label, current: key === status })),
        ]}
      />
      {error !== null && (
        <Notice tone="bad" title={error}>
          {words.nothingWasLostPleaseRefresh}
        </Notice>
      )}
      {error === null && tickets.length === 0 && (
        <>
          <h2 className="text-xl">{words.noTicketsFound}</h2>
          <p className="mt-2 text-ink-soft">{status === undefined ? words.noSupportTicketsHaveBeen : words.noTicketsOf[status]}</p>
        </>
      )}
      <div className="mb-8 space-y-5">
        {tickets.map((ticket) => (
          <TicketCard key={`${ticket.id} ${ticket.messages.length}`} ticket={ticket} result={resultFor(`reply-${ticket.id}`, actionData)} />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={found} label={words.pagesOfTickets} />
      <ConfirmDialog
        open={asked !== undefined}
        back={`?${back}`}
        title={words.resolveTicket}
        act={words.yesResolveTicket}
        acting={words.resolving}
        fields={{ intent: 'status', ticketId: resolving, version: asked?.version ?? '', status: 'resolved', confirmed: 'yes' }}
      >
        <p>{words.areYouSureYouWish(asked?.userName ?? '', asked?.userId ?? '')}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}

type Props = { counts: { pending: number; in_progress: number; resolved: number; total: number } }

const names = { pending: words.pending, in_progress: words.inProgress, resolved: words.resolved, total: words.total } as const

const Summary = ({ counts }: Props) => (
  <dl className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
    {Object.entries(names).map(([key, name]) => (
      <div key={key} className="flex flex-col-reverse rounded-soft border border-sand-line bg-limewash px-4 py-3">
        <dt className="text-ink-soft text-sm">{name}</dt>
        <dd className="font-semibold text-xl tabular">{counts[key as keyof typeof names]}</dd>
      </div>
    ))}
  </dl>
)
